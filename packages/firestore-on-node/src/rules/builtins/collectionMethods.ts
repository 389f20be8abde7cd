import { argument, type BuiltinTable, withArity } from './signature';
import { distinct, equal, includes } from '../values/equality';
import { stringOf } from './conversions';
import {
  type MapValue,
  bool,
  int,
  EvaluationError,
  list,
  type RulesValue,
  type SetValue,
  string,
} from '../values/RulesValue';

/** The items of a list or set argument. */
const items = (args: RulesValue[], index: number): RulesValue[] => argument(args, index, 'list', 'set').items;
const set = (values: RulesValue[]): SetValue => ({ type: 'set', items: distinct(values) });

const containment: BuiltinTable = {
  hasAll: withArity(2, (args) => bool(items(args, 1).every((item) => includes(items(args, 0), item)))),
  hasAny: withArity(2, (args) => bool(items(args, 1).some((item) => includes(items(args, 0), item)))),
  hasOnly: withArity(2, (args) => bool(items(args, 0).every((item) => includes(items(args, 1), item)))),
  size: withArity(1, (args) => int(items(args, 0).length)),
};

export const listMethods: BuiltinTable = {
  ...containment,
  concat: withArity(2, (args) => list([...items(args, 0), ...argument(args, 1, 'list').items])),
  join: withArity(2, (args) =>
    string(
      items(args, 0)
        .map(stringOf)
        .join(argument(args, 1, 'string').value),
    ),
  ),
  removeAll: withArity(2, (args) => list(items(args, 0).filter((item) => !includes(items(args, 1), item)))),
  toSet: withArity(1, (args) => set(items(args, 0))),
};

export const setMethods: BuiltinTable = {
  ...containment,
  difference: withArity(2, (args) => set(items(args, 0).filter((item) => !includes(items(args, 1), item)))),
  intersection: withArity(2, (args) => set(items(args, 0).filter((item) => includes(items(args, 1), item)))),
  union: withArity(2, (args) => set([...items(args, 0), ...items(args, 1)])),
};

export const mapMethods: BuiltinTable = {
  keys: withArity(1, (args) => list([...entries(args).keys()].map(string))),
  values: withArity(1, (args) => list([...entries(args).values()])),
  size: withArity(1, (args) => int(entries(args).size)),
  get: withArity(3, (args) => lookUp(args)),
  diff: withArity(2, (args) => ({
    type: 'map_diff',
    after: argument(args, 0, 'map'),
    before: argument(args, 1, 'map'),
  })),
};

function entries(args: RulesValue[]): MapValue['entries'] {
  return argument(args, 0, 'map').entries;
}

/** `map.get(key or [keys inwards], default)`. */
function lookUp(args: RulesValue[]): RulesValue {
  const key = argument(args, 1, 'string', 'list');
  const keys = key.type === 'string' ? [key] : key.items;
  if (keys.length === 0) throw new EvaluationError('map.get needs at least one key.');
  let value: RulesValue | undefined = args[0];
  for (const step of keys) {
    const name = argument([step], 0, 'string').value;
    value = value?.type === 'map' ? value.entries.get(name) : undefined;
  }
  return value ?? args[2]!;
}

const keySet =
  (select: (after: MapValue['entries'], before: MapValue['entries']) => string[]) =>
  (args: RulesValue[]): RulesValue => {
    const diff = argument(args, 0, 'map_diff');
    return { type: 'set', items: select(diff.after.entries, diff.before.entries).map(string) };
  };

const added = (after: MapValue['entries'], before: MapValue['entries']): string[] =>
  [...after.keys()].filter((key) => !before.has(key));

const common = (same: boolean) => (after: MapValue['entries'], before: MapValue['entries']) =>
  [...after.keys()].filter((key) => {
    const old = before.get(key);
    return old !== undefined && equal(after.get(key)!, old) === same;
  });

export const mapDiffMethods: BuiltinTable = {
  addedKeys: withArity(1, keySet(added)),
  removedKeys: withArity(
    1,
    keySet((after, before) => added(before, after)),
  ),
  changedKeys: withArity(1, keySet(common(false))),
  unchangedKeys: withArity(1, keySet(common(true))),
  affectedKeys: withArity(
    1,
    keySet((after, before) => [
      ...added(after, before),
      ...added(before, after),
      ...common(false)(after, before),
    ]),
  ),
};
