import type { AdminReviewsResponse } from '@/domain/contracts/admin/reviews';
import type { Review } from '@/domain/catalogue/catalogue';
import { countFitting } from '@/domain/catalogue/ratings/reviewCells';
import type { ProductResponse } from '@/domain/contracts/shoppers/catalogue';
import type { ReviewPageResponse } from '@/domain/contracts/shoppers/reviews';
import type { Order } from '@/domain/orders/order/order';
import { reviewIdOf, type StoredReview } from '@/domain/reviews/review';
import { markShown } from '../../../functions/src/reviews/marks';
import { removeReview, saveOwnReview } from '../../../functions/src/reviews/ownReview';
import { arrived, DRAFT } from '../testing/shops/deliveredReviews';
import { combo, product } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
const toner = product('toner', { starCounts: [0, 0, 0, 0, 0] });
const mist = product('mist', { starCounts: [0, 0, 0, 0, 0] });
const duo = combo('duo', [{ productId: 'mist', variantId: 'v1', quantity: 1 }], 200);

const place = (order: Order) => shop.db.doc(`orders/${order.orderId}`).set(order);

beforeAll(async () => {
  shop = await startTestShop({ instances: 2 });
  await shop.seed({ products: [toner, mist], combos: [duo] });
  await place(arrived('alice', 'toner'));
  await place(arrived('bob', 'duo', 'combo'));
});
afterAll(() => shop.close());

const own = (as: string | null, id: string, body?: object) =>
  shop.call(`/api/reviews/own/${id}`, body ? { as, body } : { as });
const decide = (id: string, body: object, as: string | null = 'ada') =>
  shop.call(`/api/admin/reviews/${id}/decide`, { as, body });
const stored = async (id: string) =>
  (await shop.db.doc(`reviews/${id}`).get()).data() as StoredReview | undefined;
const seenOf = async (id: string) => {
  const review = await stored(id);
  return review?.updatedAt ?? review?.createdAt ?? '';
};
const publish = async (id: string) => decide(id, { verdict: 'publish', seen: await seenOf(id) });
async function shown(id: string) {
  shop.advance(60_000);
  const { body } = await shop.call(`/api/catalogue/products/${id}`, { key: null });
  const { product: item, reviews } = body as unknown as ProductResponse;
  return {
    cells: item.reviewCells,
    rating: item.rating,
    count: item.ratingCount,
    stars: item.starCounts,
    reviews,
  };
}
const box = async (name: string) => {
  const { body } = await shop.call(`/api/admin/reviews?box=${name}`, { as: 'ada' });
  return (body as unknown as AdminReviewsResponse).rows;
};
const mails = async (part: 'subject' | 'text' = 'subject') =>
  (await shop.db.collection('mail').get()).docs.map((doc) => String(doc.get(`message.${part}`)));

test('only who received a product reviews it, in plain words; everybody else changes nothing', async () => {
  const refused: [number, Promise<{ status: number }>][] = [
    [401, own(null, 'toner', DRAFT)],
    [403, own('uma', 'toner', DRAFT)],
    [403, own('bob', 'toner', DRAFT)],
    [403, own('alice', 'mist', DRAFT)],
    [404, own('alice', 'none', DRAFT)],
    [404, own('alice', '__all__', DRAFT)],
    ...[
      { rating: 0 },
      { rating: 6 },
      { rating: 4.5 },
      { rating: '5' },
      { body: 'short' },
      { body: 'x'.repeat(2001) },
      { body: 'I like it <b>very</b> much' },
      { title: 'x'.repeat(81) },
      { title: 'two\nlines' },
      { author: '' },
      { author: '<i>' },
      { skinType: 'Scaly' },
      { weeksUsed: -1 },
      { weeksUsed: 261 },
    ].map((change): [number, Promise<{ status: number }>] => [
      400,
      own('alice', 'toner', { ...DRAFT, ...change }),
    ]),
  ];
  for (const [status, reply] of refused) expect((await reply).status).toBe(status);
  expect((await shop.db.collection('reviews').get()).size).toBe(0);
  await place({ ...arrived('alice', 'mist'), status: 'shipped', history: [] });
  expect((await own('alice', 'mist', DRAFT)).status).toBe(403);
  expect((await own('alice', 'mist')).body).toMatchObject({ mayWrite: false, review: null });
  // Products of a combo can be reviewed too.
  expect((await own('bob', 'mist')).body).toMatchObject({ mayWrite: true, suggested: { author: 'Asha R.' } });
});

test('a review is shown and counted once the team has read it, and an edit waits again', async () => {
  expect((await own('alice', 'toner', { ...DRAFT, status: 'published', helpful: 99 })).status).toBe(200);
  expect((await own('alice', 'toner', DRAFT)).body['message']).toBe('Your review is saved as it is.');
  expect(await shown('toner')).toMatchObject({ count: 0, reviews: [] });
  expect((await box('waiting')).map(({ id }) => id)).toEqual(['toner_alice']);
  expect((await publish('toner_alice')).status).toBe(200);
  const { reviews, ...figures } = await shown('toner');
  expect(figures).toEqual({ rating: 4, count: 1, stars: [0, 0, 0, 1, 0], cells: { '4 Dry ': 1 } });
  expect(reviews).toEqual([
    { ...DRAFT, id: expect.any(String), productId: 'toner', createdAt: expect.any(String) },
  ]);
  expect(JSON.stringify(reviews)).not.toContain('alice');
  const seen = await seenOf('toner_alice');
  expect((await own('alice', 'toner', { ...DRAFT, rating: 2 })).status).toBe(200);
  expect(await shown('toner')).toMatchObject({ rating: 0, count: 0, reviews: [] });
  // The team had read the words before the edit.
  expect(await decide('toner_alice', { verdict: 'publish', seen })).toMatchObject({
    status: 409,
    body: { code: 'changed' },
  });
  await publish('toner_alice');
  expect(await shown('toner')).toMatchObject({ rating: 2, count: 1, stars: [0, 1, 0, 0, 0] });
});

test('the desk is the team’s: roles without the right, shoppers and strangers change nothing', async () => {
  const before = await shop.snapshot();
  const seen = await seenOf('toner_alice');
  const refuse = { verdict: 'refuse', reason: 'abusive', note: '', seen };
  for (const [as, status] of [
    [null, 401],
    ['alice', 403],
    ['bob', 403],
    ['uma', 403],
  ] as const) {
    expect((await decide('toner_alice', refuse, as)).status).toBe(status);
    const reply = await shop.call('/api/admin/reviews/toner_alice/reply', {
      as,
      body: { text: 'Thanks', seen },
    });
    expect(reply.status).toBe(status);
    expect((await shop.call('/api/admin/reviews', { as })).status).toBe(status);
  }
  for (const change of [{ reason: 'bad_stars' }, { reason: undefined }, { note: '<b>' }, { seen: '' }])
    expect((await decide('toner_alice', { ...refuse, ...change })).status).toBe(400);
  expect((await decide('toner_nobody', refuse)).status).toBe(404);
  expect((await shop.call('/api/admin/reviews?box=secret', { as: 'ada' })).status).toBe(400);
  expect(await shop.snapshot()).toEqual(before);
});

test('a refusal and an answer reach the writer by mail, and the log tells who did it', async () => {
  const seen = await seenOf('toner_alice');
  const answer = (body: object) => shop.call('/api/admin/reviews/toner_alice/reply', { as: 'ada', body });
  const reply = await answer({ text: 'Thank you. Try it at night.', seen });
  expect(reply.body).toMatchObject({ item: { reply: 'Thank you. Try it at night.' } });
  // A colleague who had the review open before it was answered.
  expect(await answer({ text: 'Thanks a lot!', before: '', seen })).toMatchObject({
    status: 409,
    body: { code: 'changed' },
  });
  expect((await shown('toner')).reviews[0]?.reply).toMatchObject({ text: 'Thank you. Try it at night.' });
  const refused = await decide('toner_alice', {
    verdict: 'refuse',
    reason: 'off_topic',
    note: 'It is about us.',
    seen,
  });
  expect(refused.body['item']).toMatchObject({
    status: 'rejected',
    refusal: expect.stringContaining('It is about us.'),
  });
  expect(await shown('toner')).toMatchObject({ count: 0, reviews: [] });
  expect(
    (await decide('toner_alice', { verdict: 'refuse', reason: 'off_topic', note: '', seen })).status,
  ).toBe(409);
  expect((await mails()).sort()).toEqual([
    'Glumist has answered your review of The toner',
    'Your review of The toner is not shown',
  ]);
  for (const text of await mails('text')) expect(text).toContain('/product/toner#reviews');
  expect((await own('alice', 'toner')).body['review']).toMatchObject({
    status: 'rejected',
    refusal: expect.stringContaining('rather than about the product'),
  });
  const log = await shop.audit('reviews/toner_alice');
  expect(log.map(({ action }) => action).sort()).toEqual([
    'review.answered',
    'review.published',
    'review.published',
    'review.refused',
  ]);
  expect(JSON.stringify(log)).not.toContain('calm');
});

test('a vote and a report count once a person, never for one’s own review, and go with it', async () => {
  await own('alice', 'toner', { ...DRAFT, rating: 5 });
  await publish('toner_alice');
  const [review] = (await shown('toner')).reviews;
  const act = (what: string, as: string | null, body: object, id = review?.id ?? '') =>
    shop.call(`/api/reviews/shown/${id}/${what}`, { as, body });
  for (const [what, body] of [
    ['helpful', { helpful: true }],
    ['report', { reason: 'advert' }],
  ] as const) {
    expect((await act(what, null, body)).status).toBe(401);
    expect((await act(what, 'uma', body)).status).toBe(403);
    expect((await act(what, 'alice', body)).status).toBe(409);
    expect((await act(what, 'bob', body, 'nothing')).status).toBe(404);
    expect((await act(what, 'bob', {})).status).toBe(400);
  }
  const presses = await Promise.all([1, 2, 3].map(() => act('helpful', 'bob', { helpful: true })));
  expect(presses.map(({ body }) => body['helpful'])).toEqual([1, 1, 1]);
  expect((await act('helpful', 'bob', { helpful: false })).body['helpful']).toBe(0);
  await act('helpful', 'bob', { helpful: true });
  for (const reason of ['advert', 'abusive']) await act('report', 'bob', { reason });
  expect((await shown('toner')).reviews[0]).toMatchObject({ helpful: 1 });
  expect(await box('reported')).toMatchObject([{ id: 'toner_alice', reports: 1, reportedFor: ['advert'] }]);
  expect((await publish('toner_alice')).status).toBe(200);
  expect(await box('reported')).toEqual([]);
  expect((await publish('toner_alice')).status).toBe(409);
  expect((await shop.call('/api/reviews/own/toner/delete', { as: 'bob', body: {} })).status).toBe(404);
  expect((await shop.call('/api/reviews/own/toner/delete', { as: 'alice', body: {} })).status).toBe(200);
  expect(await stored('toner_alice')).toBeUndefined();
  expect((await shop.db.collection('reviewMarks').get()).size).toBe(0);
  expect(await shown('toner')).toMatchObject({ rating: 0, count: 0 });
});

test('crowds that write, edit, delete and vote at once leave the score the mean of what is shown', async () => {
  const now = new Date('2026-11-26T09:00:00.000Z');
  const people = Array.from({ length: 12 }, (_, n) => `p${n}`);
  for (const uid of people) await place(arrived(uid, 'toner'));
  const save = (uid: string, rating: number) =>
    saveOwnReview(shop.db, { uid, productId: 'toner' }, { ...DRAFT, rating, photos: [] }, { now });
  await Promise.all(people.map((uid, n) => save(uid, (n % 5) + 1)));
  const ids = people.map((uid) => reviewIdOf('toner', uid));
  await Promise.all(ids.map(publish));
  expect(await shown('toner')).toMatchObject({ count: 12, stars: [3, 3, 2, 2, 2] });
  const target = await stored(ids[11] ?? '');
  const vote = (uid: string) =>
    markShown(shop.db, { of: 'reviews', publicId: target?.publicId ?? '', uid, act: { helpful: true }, now });
  await Promise.all([
    save('p0', 5),
    removeReview(shop.db, ids[1] ?? '', now),
    removeReview(shop.db, ids[1] ?? '', now),
    removeReview(shop.db, ids[2] ?? '', now),
    ...people.slice(0, 6).map(vote),
  ]);
  const left = (await shop.db.collection('reviews').get()).docs.map((doc) => doc.data() as StoredReview);
  const stars = [1, 2, 3, 4, 5].map(
    (n) => left.filter(({ rating, status }) => status === 'published' && rating === n).length,
  );
  const { rating, stars: counted, count } = await shown('toner');
  expect(counted).toEqual(stars);
  expect(count).toBe(9);
  expect(rating).toBeCloseTo(stars.reduce((total, many, at) => total + many * (at + 1), 0) / 9, 4);
  expect((await stored(ids[11] ?? ''))?.helpful).toBe(6);
});

test('reviews beyond the newest are read in pages: each choice whole, in order and once, as many as are counted', async () => {
  const now = new Date('2026-11-26T09:00:00.000Z');
  const people = Array.from({ length: 25 }, (_, n) => `paged-reader-${n}`);
  for (const [n, uid] of people.entries()) {
    await place(arrived(uid, 'mist'));
    const at = new Date(now.getTime() + n * 1000);
    // The oldest alone has three stars.
    const draft = { ...DRAFT, rating: n === 0 ? 3 : 4 + (n % 2), skinType: n % 3 === 0 ? 'Oily' : 'Dry' };
    await saveOwnReview(shop.db, { uid, productId: 'mist' }, { ...draft, photos: [] }, { now: at });
    await publish(reviewIdOf('mist', uid));
  }
  const read = async (choice: string, kind = 'products/mist') => {
    const all: Review[] = [];
    for (let after = 'first'; after;) {
      const reply = await shop.call(`/api/catalogue/${kind}/reviews/${choice}/${after}`, { key: null });
      expect(reply.status).toBe(200);
      expect(reply.headers.get('cache-control')).toMatch(/public/);
      const page = reply.body as unknown as ReviewPageResponse;
      all.push(...page.reviews);
      after = page.next;
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    return all;
  };
  const { cells = {}, reviews: sent } = await shown('mist');
  expect(sent).toHaveLength(10);
  const newest = await read('newest.all.any.all');
  expect(newest).toHaveLength(25);
  const days = newest.map(({ createdAt }) => createdAt);
  expect(days).toEqual([...days].sort().reverse());
  expect((await read('newest.3.any.all')).map(({ rating }) => rating)).toEqual([3]);
  expect(await read('newest.4.Oily.all')).toHaveLength(countFitting(cells, { stars: 4, skinType: 'Oily' }));
  expect(await read('helpful.all.Oily.all')).toHaveLength(countFitting(cells, { skinType: 'Oily' }));
  expect((await read('worst.all.any.all'))[0]?.rating).toBe(3);
  expect((await read('best.all.any.all')).at(-1)?.rating).toBe(3);
  expect(await read('best.all.any.photos')).toEqual([]);
  expect(await read('newest.all.any.all', 'combos/duo')).toHaveLength(25);
  expect(JSON.stringify(newest)).not.toContain('paged-reader');
  const first = (choice: string) => `products/mist/reviews/${choice}/first`;
  const unknown = ['products/mist/reviews/newest.all.any.all/nobody', first('oldest.all.any.all')];
  for (const path of [...unknown, first('newest.9.any.all'), 'combos/none/reviews/newest.all.any.all/first'])
    expect((await shop.call(`/api/catalogue/${path}`, { key: null })).status).toBe(404);
});
