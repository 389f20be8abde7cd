import type { AdminQuestionsResponse } from '@/domain/contracts/admin/reviews';
import type {
  OwnQuestion,
  OwnQuestionsResponse,
  QuestionsResponse,
} from '@/domain/contracts/shoppers/questions';
import type { StoredQuestion } from '@/domain/questions/question';
import { product } from '../testing/documents/fixtures';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
const TEXT = 'Can I use it in the morning?';

beforeAll(async () => {
  shop = await startTestShop({ instances: 2 });
  await shop.seed({
    products: [product('toner'), product('mist'), product('balm'), product('draft', { status: 'draft' })],
  });
});
afterAll(() => shop.close());

const own = (as: string | null, id: string, body?: object) =>
  shop.call(`/api/questions/own/${id}`, body ? { as, body } : { as });
const mine = async (as: string, id = 'toner') =>
  ((await own(as, id)).body as unknown as OwnQuestionsResponse).questions;
async function ask(as: string, text = TEXT, id = 'toner'): Promise<OwnQuestion> {
  const { body } = await own(as, id, { text });
  return body['question'] as OwnQuestion;
}
const act = (path: string, as: string | null, body: object) =>
  shop.call(`/api/questions/${path}`, { as, body });
const decide = (path: string, body: object, as: string | null = 'ada') =>
  shop.call(`/api/admin/questions/${path}`, { as, body });
const stored = async (id: string) =>
  (await shop.db.doc(`questions/${id}`).get()).data() as StoredQuestion | undefined;
const seenOf = async (id: string) => {
  const question = await stored(id);
  return question?.updatedAt ?? question?.createdAt ?? '';
};
const answer = async (id: string, text = 'Yes, under sunscreen.') =>
  decide(`${id}/answer`, { text, seen: await seenOf(id) });
async function shown(id = 'toner') {
  const { body, headers } = await shop.call(`/api/catalogue/products/${id}/questions`, { key: null });
  return { headers, questions: (body as unknown as QuestionsResponse).questions };
}
const box = async (name: string) => {
  const { body } = await shop.call(`/api/admin/questions?box=${name}`, { as: 'ada' });
  return body as unknown as AdminQuestionsResponse;
};
const mails = async () =>
  (await shop.db.collection('mail').get()).docs.map((doc) => ({
    to: doc.get('to') as string[],
    subject: String(doc.get('message.subject')),
    text: String(doc.get('message.text')),
  }));

test('only a signed-in person asks, in plain words and about what is sold; everybody else changes nothing', async () => {
  const refused: [number, Promise<{ status: number }>][] = [
    [401, own(null, 'toner', { text: TEXT })],
    [403, own('uma', 'toner', { text: TEXT })],
    [404, own('alice', 'none', { text: TEXT })],
    [404, own('alice', 'draft', { text: TEXT })],
    [404, own('alice', '__all__', { text: TEXT })],
    [401, own(null, 'toner')],
    ...['', 'short', '   short    ', 'x'.repeat(501), 'Is it <b>vegan</b>?', 7, null].map(
      (text): [number, Promise<{ status: number }>] => [400, own('alice', 'toner', { text })],
    ),
  ];
  for (const [status, reply] of refused) expect((await reply).status).toBe(status);
  expect((await shop.db.collection('questions').get()).size).toBe(0);
  expect((await own('alice', 'toner', { text: 'x'.repeat(500) })).status).toBe(200);
  expect((await own('alice', 'toner', { text: 'x'.repeat(10) })).status).toBe(200);
});

test('a question waits for its answer, is shown with it and names nobody; its asker hears by mail', async () => {
  const question = await ask('bob');
  expect(question).toMatchObject({ text: TEXT, status: 'pending', refusal: '' });
  expect(await ask('bob')).toEqual(question);
  expect(await mine('bob')).toEqual([question]);
  expect(await mine('alice', 'mist')).toEqual([]);
  expect((await shown()).questions).toEqual([]);
  const { rows, toRead } = await box('waiting');
  expect(rows.map(({ text }) => text)).toContain(TEXT);
  expect(toRead).toEqual({ reviews: 0, questions: 3 });
  // Without an answer nothing is shown.
  const seen = await seenOf(question.id);
  expect(await decide(`${question.id}/decide`, { verdict: 'publish', seen })).toMatchObject({
    status: 409,
    body: { code: 'no_answer' },
  });
  expect((await answer(question.id)).body).toMatchObject({ item: { status: 'published' } });
  const { questions, headers } = await shown();
  expect(questions).toEqual([
    {
      id: question.id,
      text: TEXT,
      createdAt: question.createdAt,
      answer: { text: 'Yes, under sunscreen.', at: expect.any(String) },
    },
  ]);
  expect(headers.get('cache-control')).toMatch(/public/);
  // The same answer again writes no second mail.
  await answer(question.id);
  expect(await mails()).toEqual([
    {
      to: [(await stored(question.id))?.email],
      subject: 'Glumist has answered your question about The toner',
      text: expect.stringContaining('/product/toner#reviews'),
    },
  ]);
});

test('only its asker changes or deletes a question, and new words wait again', async () => {
  const question = await ask('bob');
  const before = await stored(question.id);
  for (const [as, status] of [
    [null, 401],
    ['alice', 404],
    ['uma', 403],
  ] as const) {
    expect((await act(`asked/${question.id}`, as, { text: 'Is it mine now, really?' })).status).toBe(status);
    expect((await act(`asked/${question.id}/delete`, as, {})).status).toBe(status);
  }
  expect((await act('asked/nothing', 'bob', { text: TEXT })).status).toBe(404);
  expect((await act('asked/__all__/delete', 'bob', {})).status).toBe(404);
  expect((await act(`asked/${question.id}`, 'bob', { text: '<script>' })).status).toBe(400);
  expect(await stored(question.id)).toEqual(before);
  const seen = await seenOf(question.id);
  shop.advance(1000);
  const changed = await act(`asked/${question.id}`, 'bob', { text: 'And can I use it at noon?' });
  expect(changed.body['question']).toMatchObject({ status: 'pending', text: 'And can I use it at noon?' });
  expect((await shown()).questions).toEqual([]);
  expect((await stored(question.id))?.answer).toBeUndefined();
  // The team had read the words before the change.
  expect((await decide(`${question.id}/answer`, { text: 'Yes.', seen })).body['code']).toBe('changed');
});

test('the desk is the team’s: shoppers and strangers change nothing, and a refusal needs a reason', async () => {
  const question = await ask('alice', 'Does it have a scent at all?');
  const seen = await seenOf(question.id);
  const before = await shop.snapshot();
  const refuse = { verdict: 'refuse', reason: 'medical', note: 'Dr Rao knows.', seen };
  for (const [as, status] of [
    [null, 401],
    ['alice', 403],
    ['bob', 403],
  ] as const) {
    expect((await decide(`${question.id}/decide`, refuse, as)).status).toBe(status);
    expect((await decide(`${question.id}/answer`, { text: 'Yes.', seen }, as)).status).toBe(status);
    expect((await shop.call('/api/admin/questions', { as })).status).toBe(status);
  }
  for (const change of [{ reason: 'silly' }, { reason: undefined }, { note: '<b>' }, { seen: '' }])
    expect((await decide(`${question.id}/decide`, { ...refuse, ...change })).status).toBe(400);
  for (const text of ['', '  ', '<b>Yes</b>', 'x'.repeat(1001)])
    expect((await decide(`${question.id}/answer`, { text, seen })).status).toBe(400);
  expect((await decide('nothing/decide', refuse)).status).toBe(404);
  expect((await shop.call('/api/admin/questions?box=secret', { as: 'ada' })).status).toBe(400);
  expect(await shop.snapshot()).toEqual(before);
  expect((await decide(`${question.id}/decide`, refuse)).status).toBe(200);
  expect((await decide(`${question.id}/decide`, refuse)).status).toBe(409);
  expect((await mine('alice'))[0]).toMatchObject({
    status: 'rejected',
    refusal: 'It is about an illness or a medicine. Please ask a doctor, who knows you. Dr Rao knows.',
  });
  expect((await mails()).map(({ subject }) => subject)).toContain('Your question about The toner');
  const log = await shop.audit(`questions/${question.id}`);
  expect(log.map(({ action }) => action)).toEqual(['question.declined']);
  expect(JSON.stringify(log)).not.toContain('scent');
});

test('the answer leads to no page of a product that is not shown any more', async () => {
  const question = await ask('bob', TEXT, 'balm');
  await shop.db.doc('products/balm').update({ status: 'archived' });
  expect((await answer(question.id)).status).toBe(200);
  const mail = (await mails()).find(({ subject }) => subject.endsWith('The balm'));
  expect(mail?.text).toContain('Yes, under sunscreen.');
  expect(mail?.text).not.toMatch(/\/product\/|stand on the page/);
});

test('a vote and a report count once a person, never for one’s own question, and go with it', async () => {
  const question = await ask('alice', 'Is the bottle made of glass?');
  const mark = (what: string, as: string | null, body: object, id = question.id) =>
    act(`shown/${id}/${what}`, as, body);
  // A pending question cannot be voted on or reported.
  expect((await mark('helpful', 'bob', { helpful: true })).status).toBe(404);
  await answer(question.id, 'Yes, amber glass.');
  for (const [what, body] of [
    ['helpful', { helpful: true }],
    ['report', { reason: 'advert' }],
  ] as const) {
    expect((await mark(what, null, body)).status).toBe(401);
    expect((await mark(what, 'alice', body)).body['code']).toBe('own_question');
    expect((await mark(what, 'bob', body, 'nothing')).body['code']).toBe('no_question');
    expect((await mark(what, 'bob', body, '__all__')).status).toBe(404);
    expect((await mark(what, 'bob', {})).status).toBe(400);
  }
  const presses = await Promise.all([1, 2, 3].map(() => mark('helpful', 'bob', { helpful: true })));
  expect(presses.map(({ body }) => body['helpful'])).toEqual([1, 1, 1]);
  for (const reason of ['advert', 'abusive']) await mark('report', 'bob', { reason });
  expect((await shown()).questions[0]).toMatchObject({ id: question.id, helpful: 1 });
  expect((await box('reported')).rows).toMatchObject([
    { id: question.id, reports: 1, reportedFor: ['advert'] },
  ]);
  const seen = await seenOf(question.id);
  expect((await decide(`${question.id}/decide`, { verdict: 'publish', seen })).status).toBe(200);
  expect((await box('reported')).rows).toEqual([]);
  expect((await act(`asked/${question.id}/delete`, 'alice', {})).status).toBe(200);
  expect(await stored(question.id)).toBeUndefined();
  expect((await shop.db.collection('reviewMarks').get()).size).toBe(0);
  expect((await shown()).questions).toEqual([]);
});

test('the token of a deleted account neither votes nor reports', async () => {
  const question = await ask('alice', 'Is the cap made of wood?');
  await answer(question.id, 'Yes, of beech.');
  await shop.db.doc('deletions/bob').set({ uid: 'bob' });
  for (const [what, body] of [
    ['helpful', { helpful: true }],
    ['report', { reason: 'advert' }],
  ] as const) {
    const reply = await act(`shown/${question.id}/${what}`, 'bob', body);
    expect(reply).toMatchObject({ status: 401, body: { code: 'account_deleted' } });
  }
  await shop.db.doc('deletions/bob').delete();
  expect((await shop.db.collection('reviewMarks').get()).size).toBe(0);
  const { helpful, reports } = (await stored(question.id)) ?? {};
  expect([helpful, reports]).toEqual([undefined, undefined]);
  expect((await act(`asked/${question.id}/delete`, 'alice', {})).status).toBe(200);
});

test('ten questions a day, also when fifteen are asked at once; the next day more', async () => {
  shop.advance(25 * 3_600_000);
  const texts = Array.from({ length: 15 }, (_, n) => `What about number ${n}, please?`);
  const asked = await Promise.all(texts.map((text) => own('bob', 'mist', { text })));
  const count = (status: number) => asked.filter((reply) => reply.status === status).length;
  expect([count(200), count(429)]).toEqual([10, 5]);
  const [over] = asked.filter(({ status }) => status === 429);
  expect(over?.body['code']).toBe('too_many_questions');
  expect(Number(over?.headers.get('retry-after'))).toBeGreaterThan(86_000);
  expect((await mine('bob', 'mist')).length).toBe(10);
  shop.advance(25 * 3_600_000);
  expect((await own('bob', 'mist', { text: 'And what about today?' })).status).toBe(200);
});
