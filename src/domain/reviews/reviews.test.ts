import { deliveredOrder } from '../invoices/testing';
import { countsAfter } from './boxes';
import { readChoice } from './choice';
import { draftErrors, draftOfReview, shownName } from './draft';
import { decideReview, refusalText, replyToReview } from './moderate';
import type { TypedAnswer } from './moderated';
import { reviewIdOf, type ReviewDraft, type StoredReview } from './review';
import { hasDelivered, isSameReview, writtenReview } from './write';

const now = new Date('2026-11-26T09:00:00.000Z');
const draft: ReviewDraft = {
  rating: 4,
  title: 'Calm',
  body: 'My skin is calm again.',
  skinType: 'Dry',
  weeksUsed: 3,
  author: 'Asha R.',
  city: 'Pune',
};
const written = (before: StoredReview | null = null, change: Partial<ReviewDraft> = {}) =>
  writtenReview(before, {
    productId: 'toner',
    uid: 'asha',
    publicId: 'p1',
    draft: { ...draft, ...change },
    photos: [],
    now,
  });

test.each<[keyof ReviewDraft, ReviewDraft[keyof ReviewDraft]]>([
  ['rating', 0],
  ['rating', 2.5],
  ['title', 'x'.repeat(81)],
  ['title', 'a\nb'],
  ['body', 'too short'],
  ['body', 'a <script> here'],
  ['skinType', 'Scaly'],
  ['weeksUsed', 300],
  ['author', ''],
  ['city', '<Pune>'],
])('a draft with the %s %j has that error alone', (field, value) => {
  expect(draftErrors(draft)).toEqual({});
  expect(Object.keys(draftErrors({ ...draft, [field]: value }))).toEqual([field]);
});

test.each([
  ['Farhan Ali Ansari', 'Farhan A.'],
  ['  Meera   sundar ', 'Meera S.'],
  ['Asha', 'Asha'],
  ['', ''],
])('%s is shown as %s', (name, shown) => {
  expect(shownName(name)).toBe(shown);
});

test('a product counts as received alone or in a set, once its order was handed over', () => {
  const order = deliveredOrder();
  const at = now.toISOString();
  const moved = { at, from: 'shipped', to: 'delivered', by: 'courier', note: '' } as const;
  const arrived = { ...order, history: [...order.history, moved] };
  const inSet = {
    ...arrived,
    lines: arrived.lines.map((line) => ({ ...line, kind: 'combo' as const, id: 'duo' })),
  };
  expect(hasDelivered(order, 'toner', new Set())).toBe(false);
  expect(hasDelivered(arrived, 'toner', new Set())).toBe(true);
  expect(hasDelivered(arrived, 'mist', new Set())).toBe(false);
  expect(hasDelivered(inSet, 'mist', new Set(['duo']))).toBe(true);
  expect(hasDelivered(inSet, 'duo', new Set())).toBe(false);
});

test('an edit waits again, keeps its date and votes, and loses the answer to other words', () => {
  const shown: StoredReview = {
    ...written(),
    status: 'published',
    helpful: 7,
    createdAt: '2026-01-01T00:00:00.000Z',
    reply: { text: 'Thanks', at: '' },
  };
  const edited = written(shown, { rating: 2 });
  expect(edited).toMatchObject({ status: 'pending', rating: 2, helpful: 7, createdAt: shown.createdAt });
  expect(edited).not.toHaveProperty('reply');
  expect(isSameReview(shown, draftOfReview(shown))).toBe(true);
  expect(isSameReview(shown, draftOfReview(edited))).toBe(false);
  expect(reviewIdOf('toner', 'asha')).toBe('toner_asha');
});

test('the team decides on the words that it has read', () => {
  const waiting = written();
  const seen = waiting.createdAt;
  const publish = { verdict: 'publish' } as const;
  const refuse = { verdict: 'refuse', reason: 'advert', note: 'No links please.' } as const;
  const published = decideReview({ ...waiting, reports: 2 }, publish, seen);
  expect(published).toMatchObject({ kind: 'done', written: { status: 'published' } });
  expect(published.kind === 'done' && published.written.reports).toBeUndefined();
  expect(decideReview({ ...waiting, updatedAt: 'later' }, publish, seen)).toMatchObject({ code: 'changed' });
  expect(decideReview({ ...waiting, status: 'published' }, publish, seen)).toMatchObject({
    code: 'already_published',
  });
  const refused = decideReview(waiting, refuse, seen);
  expect(refused).toMatchObject({ written: { status: 'rejected', refusal: refusalText(refuse) } });
  expect(refusalText(refuse)).toMatch(/link in it\. No links please\.$/);
  expect(decideReview({ ...waiting, status: 'rejected' }, refuse, seen)).toMatchObject({
    code: 'already_refused',
  });
});

test('an answer is written, taken back, and does not overwrite that of a colleague', () => {
  const shown: StoredReview = { ...written(), status: 'published' };
  const seen = shown.createdAt;
  const reply = (before: StoredReview, typed: TypedAnswer) => replyToReview(before, { ...typed, seen }, now);
  const done = (result: ReturnType<typeof replyToReview>) =>
    result.kind === 'done' ? result.written : result.text;
  const answered = done(reply(shown, { text: 'Thanks', before: '' })) as StoredReview;
  expect(answered.reply?.text).toBe('Thanks');
  expect(done(reply(answered, { text: '', before: 'Thanks' }))).toEqual(shown);
  expect(done(reply(answered, { text: 'Hello', before: '' }))).toMatch(/meanwhile: “Thanks”/);
  expect(done(reply(shown, { text: 'Hello', before: 'Thanks' }))).toMatch(/taken the answer back/);
  // A retry after a lost response, and a colleague's answer replaced on purpose.
  expect(reply(answered, { text: 'Thanks', before: '' }).kind).toBe('done');
  expect(reply(answered, { text: 'Hello' }).kind).toBe('done');
});

test.each<[string, Partial<StoredReview>, string]>([
  ['changed', { updatedAt: 'later' }, 'changed'],
  ['changed and not yet read', { updatedAt: 'later', status: 'pending' }, 'changed'],
  ['refused', { status: 'rejected' }, 'not_published'],
  ['never published', { status: 'pending' }, 'not_published'],
])('no answer is put under a review that was %s, but one is taken back', (_what, change, code) => {
  const before: StoredReview = {
    ...written(),
    status: 'published',
    reply: { text: 'Thanks', at: '' },
    ...change,
  };
  const reply = (text: string) =>
    replyToReview(before, { text, before: 'Thanks', seen: before.createdAt }, now);
  expect(reply('Hello')).toMatchObject({ kind: 'refused', code });
  expect(reply('').kind).toBe('done');
});

test.each<[string, Parameters<typeof countsAfter>[1], Parameters<typeof countsAfter>[2], object]>([
  [
    'published',
    { status: 'pending', reports: 0 },
    { status: 'published', reports: 0 },
    { waiting: 1, published: 6 },
  ],
  [
    'refused',
    { status: 'published', reports: 2 },
    { status: 'rejected', reports: 0 },
    { reported: 0, published: 4, refused: 1 },
  ],
  ['kept', { status: 'published', reports: 2 }, { status: 'published', reports: 0 }, { reported: 0 }],
])('the boxes count one that is %s', (_, before, after, changed) => {
  const counts = { waiting: 2, reported: 1, published: 5, refused: 0 };
  expect(countsAfter(counts, before, after)).toEqual({ ...counts, ...changed });
});

test.each([
  ['newest.all.any.all', { sort: 'newest', stars: null, skinType: '', withPhotos: false }],
  ['worst.3.Dry.photos', { sort: 'worst', stars: 3, skinType: 'Dry', withPhotos: true }],
  ['oldest.all.any.all', null],
  ['newest.6.any.all', null],
  ['newest.all.Scaly.all', null],
  ['newest.all.any', null],
  ['newest.all.any.all.more', null],
])('%s is a choice of reviews in one way, or none', (text, choice) => {
  expect(readChoice(text)).toEqual(choice);
});
