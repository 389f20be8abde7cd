import { createOffersService } from './createOffersService';
import { loadFirestore } from './firebase/firestore';

jest.mock('./firebase/firestore', () => ({ loadFirestore: jest.fn() }));

it('reads every enabled offer of a shop that has a code for each of its partners', async () => {
  const stored = Array.from({ length: 120 }, (_, at) => ({ id: `offer${at}`, code: `CODE${at}` }));
  const sdk = {
    collection: () => stored,
    where: () => undefined,
    limit: (size: number) => size,
    query: (offers: unknown[], _where: undefined, size: number) => offers.slice(0, size),
    getDocs: async (found: typeof stored) => ({
      docs: found.map((data) => ({ id: data.id, data: () => data })),
    }),
  };
  jest.mocked(loadFirestore).mockResolvedValue({ sdk, db: {} } as never);
  const answer = await createOffersService().enabled();
  expect(answer.ok && answer.value).toEqual(stored);
});
