import { allPairs, coveringPairs } from './pairs';

const ACTORS = ['nobody', 'Alice', 'Bob'];
const WAYS = ['get', 'batchGet'];
const spelled = (pairs: [string, string][]) => pairs.map((pair) => pair.join(' '));

it.each([0, 1, 2, 7])('each stands in a pair on turn %i', (turn) => {
  for (const [left, right] of [
    [ACTORS, WAYS],
    [WAYS, ACTORS],
    [['Bob'], ACTORS],
  ]) {
    const pairs = coveringPairs(left!, right!, turn);
    expect(new Set(pairs.map(([one]) => one))).toEqual(new Set(left));
    expect(new Set(pairs.map(([, other]) => other))).toEqual(new Set(right));
    expect(pairs).toHaveLength(Math.max(left!.length, right!.length));
  }
});

it('everybody meets everybody over the turns', () => {
  const met = [0, 1].flatMap((turn) => spelled(coveringPairs(ACTORS, WAYS, turn)));
  expect(new Set(met)).toEqual(new Set(spelled(allPairs(ACTORS, WAYS))));
});

it('nobody has no pairs', () => {
  expect(coveringPairs([], WAYS, 3)).toEqual([]);
  expect(coveringPairs(ACTORS, [], 3)).toEqual([]);
});
