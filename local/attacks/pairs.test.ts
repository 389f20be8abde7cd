import fc from 'fast-check';
import { allPairs, pairsInTurn } from './pairs';

const spelled = (pairs: [string, string][]) => pairs.map((pair) => pair.join(' '));
const names = (prefix: string) =>
  fc.integer({ min: 1, max: 12 }).map((count) => Array.from({ length: count }, (_, at) => `${prefix}${at}`));

it('a row is tried by three pairs, and everybody meets everybody over the rows', () => {
  fc.assert(
    fc.property(names('actor'), names('way'), (actors, ways) => {
      const every = allPairs(actors, ways);
      const rows = Array.from({ length: Math.ceil(every.length / 3) }, (_, turn) =>
        pairsInTurn(actors, ways, turn),
      );
      expect(rows.every((pairs) => pairs.length === Math.min(3, every.length))).toBe(true);
      expect(new Set(spelled(rows.flat()))).toEqual(new Set(spelled(every)));
    }),
  );
});

it('nobody has no pairs', () => {
  expect(pairsInTurn([], ['get'], 3)).toEqual([]);
  expect(pairsInTurn(['Alice'], [], 3)).toEqual([]);
});
