import { FieldValue } from 'firebase-admin/firestore';
import type { AdminReviewsResponse } from '@/domain/contracts/admin/reviews';
import type { StoredReview } from '@/domain/reviews/review';
import { arrived, DRAFT } from '../testing/shops/deliveredReviews';
import { product } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(() => shop.seed({ products: [product('toner')] }));
afterAll(() => shop.close());

const desk = (act: string, body: object) =>
  shop.call(`/api/admin/reviews/toner_alice/${act}`, { as: 'ada', body });
const stored = async () => (await shop.db.doc('reviews/toner_alice').get()).data() as StoredReview;
const write = (rating: number) =>
  shop.call('/api/reviews/own/toner', { as: 'alice', body: { ...DRAFT, rating } });
const subjects = async () =>
  (await shop.db.collection('mail').get()).docs.map((doc) => String(doc.get('message.subject')));

test('no answer is put below words that the team has not read, nor below a refused review', async () => {
  await shop.db.doc('orders/GLM-1').set(arrived('alice', 'toner'));
  await write(4);
  const { createdAt: read } = await stored();
  await desk('decide', { verdict: 'publish', seen: read });
  shop.advance(1000);
  await write(1);
  const answer = (seen: string) => desk('reply', { text: 'How nice!', before: '', seen });
  expect(await answer(read)).toMatchObject({ status: 409, body: { code: 'changed' } });
  const { updatedAt: edited = '' } = await stored();
  await desk('decide', { verdict: 'refuse', reason: 'advert', note: '', seen: edited });
  expect(await answer(edited)).toMatchObject({ status: 409, body: { code: 'not_published' } });
  expect(await stored()).not.toHaveProperty('reply');
  expect(await subjects()).toEqual(['Your review of The toner is not shown']);
});

test.each<['reported' | 'waiting', string, (id: string) => Promise<unknown>]>([
  ['reported', 'kept', (id) => shop.db.doc(`reviews/${id}`).update({ reports: FieldValue.delete() })],
  ['waiting', 'deleted', (id) => shop.db.doc(`reviews/${id}`).delete()],
])(
  'the next page of %s reviews follows the last card, though it was %s meanwhile',
  async (box, _what, happens) => {
    const writer = shop.db.bulkWriter();
    for (let at = 0; at < 33; at += 1) {
      const review: StoredReview = {
        ...DRAFT,
        productId: 'toner',
        userId: `p${at}`,
        status: box === 'waiting' ? 'pending' : 'published',
        ...(box === 'waiting' ? {} : { reports: 1 + (at % 12) }),
        createdAt: new Date(Date.UTC(2026, 10, 1) + at * 1000).toISOString(),
      };
      void writer.set(shop.db.doc(`reviews/toner_p${at}`), review);
    }
    await writer.close();
    const read = async (after: string) => {
      const reply = await shop.call(`/api/admin/reviews?${new URLSearchParams({ box, after })}`, {
        as: 'ada',
      });
      expect(reply.status).toBe(200);
      return reply.body as unknown as AdminReviewsResponse;
    };
    const first = await read('');
    await happens(first.rows.at(-1)?.id ?? '');
    const second = await read(first.next);
    expect(second.next).toBe('');
    const ids = [...first.rows, ...second.rows].map((row) => row.id);
    expect([first.rows.length, second.rows.length, new Set(ids).size]).toEqual([30, 3, 33]);
  },
);
