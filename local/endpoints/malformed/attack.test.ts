import { attack, type Outcome } from './attack';

/** `npm run bench -- malformed` sends 10,000, and says how long the slowest took. */
const INPUTS = 500;
const SEED = 20261122;
/** Milliseconds: detects hung requests even on a busy machine. The bench requires two seconds. */
const HUNG = 20_000;
let outcome: Outcome;

beforeAll(async () => {
  outcome = await attack(INPUTS, SEED);
});

test('every malformed request is answered without a 5xx', () => {
  expect(Object.values(outcome.statuses).reduce((sum, count) => sum + count, 0)).toBe(INPUTS);
  expect(outcome.failed).toEqual([]);
  expect(outcome.crashes).toEqual([]);
});

test('no malformed request keeps the server busy for long', () => {
  expect(outcome.slowest).toBeGreaterThan(0);
  expect(outcome.slowest).toBeLessThan(HUNG);
});

test('malformed requests are refused for many different reasons', () => {
  const often = (status: string) => (outcome.statuses[status] ?? 0) >= 3;
  expect(Object.keys(outcome.statuses).filter(often)).toEqual(
    expect.arrayContaining(['400', '401', '404', '405', '413', '415']),
  );
});

test('no answer reveals code, and all have the common headers and no redirect', () => {
  expect(outcome.traces).toEqual([]);
  expect(outcome.badHeaders).toEqual([]);
});

test('no malformed request writes data or makes the server call an address', () => {
  expect(outcome.written).toEqual([]);
  expect(outcome.reached).toEqual([]);
});

test('no request pollutes Object.prototype through __proto__', () => {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
});
