import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Json } from 'firestore-on-node';
import { missingIndex, parseIndexFile, parseQuery } from 'firestore-on-node/indexes';
import { ROOT } from '../stack/settings';
import { QUERIES } from './queries';
import { type ShopQuery } from './queryShapes';

const OPERATORS = {
  '==': 'EQUAL',
  in: 'IN',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
};
const isList = (operator: string) => operator === 'in' || operator === 'array-contains-any';
const VALUE: Json = { stringValue: 'a' };

/** As it goes to Firestore. */
function structured({ collection, where, order }: ShopQuery): Json {
  const filters = where.map(([fieldPath, operator]) => ({
    fieldFilter: {
      field: { fieldPath },
      op: OPERATORS[operator],
      value: isList(operator) ? { arrayValue: { values: [VALUE, { stringValue: 'b' }] } } : VALUE,
    },
  }));
  return {
    from: [{ collectionId: collection }],
    ...(filters.length > 0 ? { where: { compositeFilter: { op: 'AND', filters } } } : {}),
    orderBy: order.map(([fieldPath, direction]) => ({
      field: { fieldPath },
      direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
    })),
  };
}

const declared = JSON.parse(readFileSync(path.join(ROOT, 'firestore.indexes.json'), 'utf8')) as {
  indexes: { collectionGroup: string; fields: { fieldPath: string }[] }[];
};
const setOf = (isIn: (at: number) => boolean) => {
  const indexes = declared.indexes.filter((_, at) => isIn(at));
  return parseIndexFile({ ...declared, indexes } as unknown as Json);
};
const all = Object.entries(QUERIES).flatMap(([file, { queries }]) =>
  queries.map((query): [string, ShopQuery] => [file, query]),
);
const lacks = (query: ShopQuery, isIn: (at: number) => boolean) =>
  missingIndex(parseQuery(structured(query), ''), [], setOf(isIn)) !== null;

/** Whether a query needs the index, or is served by it alone where others would have to be merged. */
function isUsed(index: number): boolean {
  const composite = all.filter(([, query]) => lacks(query, () => false));
  return composite.some(
    ([, query]) => lacks(query, (at) => at !== index) || !lacks(query, (at) => at === index),
  );
}

test('every query of the shop has its index', () => {
  expect(all.filter(([, query]) => lacks(query, () => true))).toEqual([]);
});

test('every index is used by a query', () => {
  const unused = declared.indexes.filter((_, index) => !isUsed(index));
  expect(
    unused.map(({ collectionGroup, fields }) => [collectionGroup, ...fields.map((f) => f.fieldPath)]),
  ).toEqual([]);
});

test('every file with Firestore queries is listed in queries.ts with its number of conditions and orders', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'functions/src', 'src/services'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|testing/.test(file));
  const callsOf = (file: string) =>
    readFileSync(path.join(ROOT, file), 'utf8').match(/\bwhere(\(|: \[)|\borderBy(\(|: \[)/g)?.length ?? 0;
  const found = files.map((file) => [file, callsOf(file)] as const).filter(([, calls]) => calls > 0);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(QUERIES).map(([file, { calls }]) => [file, calls])),
  );
});
