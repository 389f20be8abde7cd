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
