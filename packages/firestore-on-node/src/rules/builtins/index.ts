import { listMethods, mapDiffMethods, mapMethods, setMethods } from './collectionMethods';
import { hashingFunctions } from './hashingFunctions';
import { mathFunctions } from './mathFunctions';
import { bytesMethods, latlngFunctions, latlngMethods, pathMethods } from './otherMethods';
import { type Builtin, type BuiltinTable } from './signature';
import { stringMethods } from './stringMethods';
import { durationFunctions, durationMethods, timestampFunctions, timestampMethods } from './timeMethods';
import { type RulesType } from '../values/RulesValue';

const METHODS: Partial<Record<RulesType, BuiltinTable>> = {
  string: stringMethods,
  list: listMethods,
  set: setMethods,
  map: mapMethods,
  map_diff: mapDiffMethods,
  timestamp: timestampMethods,
  duration: durationMethods,
  latlng: latlngMethods,
  bytes: bytesMethods,
  path: pathMethods,
};

const NAMESPACES: Record<string, BuiltinTable> = {
  math: mathFunctions,
  hashing: hashingFunctions,
  timestamp: timestampFunctions,
  duration: durationFunctions,
  latlng: latlngFunctions,
};

const own = <T>(table: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** The method `name` of a type, or undefined. */
export function methodOf(type: RulesType, name: string): Builtin | undefined {
  const table = METHODS[type];
  return table === undefined ? undefined : own(table, name);
}

/** The function `namespace.name`, or undefined. */
export function namespaceFunction(namespace: string, name: string): Builtin | undefined {
  const table = own(NAMESPACES, namespace);
  return table === undefined ? undefined : own(table, name);
}
