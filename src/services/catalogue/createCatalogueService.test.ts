import type { Http, HttpOutcome as Outcome } from '../shopApi/http';
import { createCatalogueService } from './createCatalogueService';

it('concurrent loads share one request, and a later load makes another', async () => {
  const answers: ((outcome: Outcome) => void)[] = [];
  const http = jest.fn(() => new Promise<Outcome>((resolve) => answers.push(resolve)));
  const service = createCatalogueService(http as unknown as Http);
  const both = [service.product('rose'), service.product('rose'), service.product('neem')];
  expect(http).toHaveBeenCalledTimes(2);
  const body = { product: {}, reviews: [] };
  for (const answer of answers) answer({ kind: 'answered', status: 200, body } as Outcome);
  expect(await Promise.all(both)).toEqual([1, 2, 3].map(() => ({ ok: true, value: body })));
  void service.product('rose');
  expect(http).toHaveBeenCalledTimes(3);
});

it('a failure is shared only while its request runs', async () => {
  const http = jest.fn(() => Promise.resolve({ kind: 'network' } as Outcome));
  const service = createCatalogueService(http as unknown as Http);
  expect(await service.all()).toMatchObject({ ok: false });
  await service.all();
  expect(http).toHaveBeenCalledTimes(2);
});

describe('an answer of the service worker that is older', () => {
  const answered = (date: string | undefined, body: object): Outcome => ({
    kind: 'answered',
    status: 200,
    body,
    date,
  });
  const of = (...outcomes: Outcome[]) => {
    const http = jest.fn();
    for (const outcome of outcomes) http.mockResolvedValueOnce(outcome);
    return createCatalogueService(http as unknown as Http);
  };
  const today = 'Sun, 29 Nov 2026 10:00:00 GMT';
  const before = 'Sun, 08 Nov 2026 10:00:00 GMT';
  const outcome = async (answer: Promise<{ ok: boolean }>) => (await answer).ok;

  it('than the one before of its address is none', async () => {
    const catalogue = { products: [] };
    const service = of(
      answered(today, catalogue),
      answered(before, catalogue),
      answered(before, { product: {} }),
      answered(today, catalogue),
      answered(undefined, catalogue),
    );
    expect(await outcome(service.all())).toBe(true);
    expect(await outcome(service.all())).toBe(false);
    expect(await outcome(service.product('serum'))).toBe(true);
    expect(await outcome(service.all())).toBe(true);
    expect(await outcome(service.all())).toBe(true);
  });

  it('than the page that shows the product is none', async () => {
    const detail = { product: {}, combo: {} };
    const service = of(answered(before, detail), answered(before, detail), answered(today, detail));
    const shownAt = '2026-11-28T10:00:00.000Z';
    expect(await outcome(service.product('serum', shownAt))).toBe(false);
    expect(await outcome(service.combo('set', shownAt))).toBe(false);
    expect(await outcome(service.product('serum', shownAt))).toBe(true);
  });
});
