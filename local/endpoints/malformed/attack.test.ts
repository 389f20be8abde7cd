import { attack, type Outcome } from './attack';

/** `npm run bench -- malformed` sends 10,000, and says how long the slowest took. */
const INPUTS = 1000;
const SEED = 20261122;
/** Milliseconds: far above what a busy machine makes of it, for what has hung. The bench holds to two seconds. */
const HUNG = 20_000;
let outcome: Outcome;

beforeAll(async () => {
  outcome = await attack(INPUTS, SEED);
});

test('every malformed request is answered, and by no 5xx', () => {
  expect(Object.values(outcome.statuses).reduce((sum, count) => sum + count, 0)).toBe(INPUTS);
  expect(outcome.failed).toEqual([]);
  expect(outcome.crashes).toEqual([]);
});

test('none of them keeps the shop busy without end', () => {
  expect(outcome.slowest).toBeGreaterThan(0);
  expect(outcome.slowest).toBeLessThan(HUNG);
});

test('they are refused for many reasons, not all for one', () => {
  const often = (status: string) => (outcome.statuses[status] ?? 0) >= 10;
  expect(Object.keys(outcome.statuses).filter(often)).toEqual(
    expect.arrayContaining(['400', '401', '404', '405', '413', '415']),
  );
});

test('no answer tells of the code, and all have their headers and lead nowhere', () => {
  expect(outcome.traces).toEqual([]);
  expect(outcome.badHeaders).toEqual([]);
});

test('nothing is written, and no address out of a request is asked', () => {
  expect(outcome.written).toEqual([]);
  expect(outcome.reached).toEqual([]);
});

test('no object has what a request said of __proto__', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
});
