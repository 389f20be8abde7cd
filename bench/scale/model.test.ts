import { billOf, loadOf, pressuresOf, refills } from './model';

test('a busy cache refills once per TTL, and an idle cache passes each call on', () => {
  expect(refills(1e9, 24)).toBeCloseTo(1 / 24);
  expect(refills(0.0001, 24)).toBeCloseTo(0.0001, 6);
  expect(refills(0, 24)).toBe(0);
});

test('visits, orders and bytes grow with the visitors, and CDN misses do not', () => {
  const [few, many] = [loadOf(1000), loadOf(100_000)];
  expect(many.orders / few.orders).toBeCloseTo(100);
  expect(many.megabytes / few.megabytes).toBeCloseTo(100);
  expect(many.catalogueCalls / few.catalogueCalls).toBeLessThan(1.1);
  expect(many.catalogueCalls).toBeLessThanOrEqual(8 / 24);
});

test('a visitor who only browses costs no read of their own', () => {
  const reads = (perMinute: number) => {
    const load = loadOf(perMinute);
    const shared = load.catalogueCalls + load.detailCalls;
    return (load.reads - shared * 9) / load.visits;
  };
  // Two orders of a hundred visits, of about thirty reads each, and what four checkouts read.
  expect(reads(100_000)).toBeLessThan(2);
});

test('a small shop costs little more than its traffic', () => {
  const bill = billOf(loadOf(1));
  expect(bill.writes + bill.functions).toBe(0);
  expect(bill.reads).toBeLessThan(100);
  expect(billOf(loadOf(10)).total).toBeGreaterThan(0);
});

test('the total is the sum of its parts and grows with the visitors', () => {
  const bills = [10, 1000, 100_000].map((perMinute) => billOf(loadOf(perMinute)));
  for (const { reads, writes, transfer, functions, total } of bills) {
    expect(total).toBeCloseTo(reads + writes + transfer + functions);
  }
  const [small, middle, large] = bills.map(({ total }) => total);
  expect(small).toBeLessThan(middle!);
  expect(middle).toBeLessThan(large!);
});

test('at 1,000 visitors a minute only courier polling is a bottleneck, and at 100,000 a bestseller’s documents', () => {
  const tight = (perMinute: number) =>
    pressuresOf(loadOf(perMinute))
      .filter(({ required, limit }) => required > limit)
      .map(({ what }) => what);
  expect(tight(10)).toEqual([]);
  expect(tight(1000)).toEqual(['parcels polled, without webhooks']);
  expect(tight(100_000)).toContain('stock and product document of the bestseller');
});
