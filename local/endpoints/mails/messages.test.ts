import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
let callers = 0;
beforeAll(async () => {
  shop = await startTestShop({ instances: 2 });
});
beforeEach(async () => {
  await shop.db.recursiveDelete(shop.db.collection('messages'));
});
afterAll(() => shop.close());

const MESSAGE = {
  name: 'Aditi Rao',
  email: 'aditi@example.in',
  phone: '',
  message: 'When is the mist back?',
};

/** Sends each message from a new address by default, so that no rate limit is shared. */
function write(change: object = {}, { as, from }: { as?: string; from?: string } = {}) {
  callers += 1;
  const headers = { 'x-forwarded-for': from ?? `10.0.0.${callers}` };
  return shop.call('/api/messages', { body: { ...MESSAGE, ...change }, as: as ?? null, headers });
}
const inbox = async () => (await shop.db.collection('messages').get()).docs.map((doc) => doc.data());

test('a message reaches the admin’s inbox, and the sender is told what happens next', async () => {
  const reply = await write({ email: ' aditi@example.in ', message: ' Two lines,\r\nand a <3\u0007 ' });
  expect(reply).toMatchObject({
    status: 200,
    body: { success: true, message: expect.stringContaining('two working days') },
  });
  const [stored] = await inbox();
  const createdAt = String(stored?.['createdAt']);
  const ticket = String(reply.body['ticket']);
  expect(ticket).toMatch(/^T\d{6}-[0-9A-Z]{6}$/);
  expect(reply.body['message']).toContain(ticket);
  expect(await inbox()).toEqual([
    {
      name: 'Aditi Rao',
      email: 'aditi@example.in',
      phone: '',
      message: 'Two lines,\nand a <3',
      userId: '',
      status: 'new',
      createdAt,
      updatedAt: createdAt,
      ticket,
      replies: [],
      acknowledgedAt: null,
      search: [ticket, 'aditi@example.in'],
      dueAt: new Date(Date.parse(createdAt) + 48 * 3_600_000).toISOString(),
    },
  ]);
});

test('a signed-in sender is recorded with the message', async () => {
  await write({}, { as: 'alice' });
  expect(await inbox()).toMatchObject([{ userId: 'alice' }]);
});

describe('the acknowledgement mail to the sender', () => {
  const mails = async () => (await shop.db.collection('mail').get()).docs.map((doc) => doc.data());
  afterEach(() => shop.db.recursiveDelete(shop.db.collection('mail')));

  test('is sent once and at once to a verified address', async () => {
    const send = () => write({ email: 'Alice@example.com' }, { as: 'alice', from: '10.3.3.3' });
    const [reply] = await Promise.all([send(), send(), send()]);
    expect(await inbox()).toMatchObject([{ acknowledgedAt: expect.any(String), status: 'new' }]);
    expect(await mails()).toMatchObject([
      {
        to: ['Alice@example.com'],
        userId: 'alice',
        expireAt: expect.anything(),
        message: { subject: `We have your message [${String(reply?.body['ticket'])}]` },
      },
    ]);
  });

  test.each([
    ['a stranger’s address', {}, 'alice'],
    ['nobody signed in', { email: 'alice@example.com' }, undefined],
    ['what is taken for spam', { email: 'alice@example.com', website: 'x' }, 'alice'],
  ])('is left to the admin for %s', async (_, change, as) => {
    expect((await write(change, as ? { as } : {})).status).toBe(200);
    expect(await inbox()).toMatchObject([{ acknowledgedAt: null }]);
    expect(await mails()).toEqual([]);
  });
});

test('a repeated message is stored once, even when sent at once', async () => {
  const replies = await Promise.all(Array.from({ length: 6 }, () => write({}, { from: '10.1.1.1' })));
  expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(3);
  expect((await write({ email: 'ADITI@example.in' }, { from: '10.1.1.1' })).status).toBe(200);
  expect(await inbox()).toHaveLength(1);
  expect((await write({ message: 'When is the mist back, please?' })).status).toBe(200);
  expect(await inbox()).toHaveLength(2);
});

test('a filled honeypot field marks the message as spam', async () => {
  expect((await write({ website: 'https://pills.example' })).status).toBe(200);
  expect(await inbox()).toMatchObject([{ status: 'spam' }]);
});

test.each([
  ['no name', { name: undefined }, 'name'],
  ['an empty name', { name: '  ' }, 'name'],
  ['a name with a line break', { name: 'A\nBcc: all' }, 'name'],
  ['no email', { email: null }, 'email'],
  ['half an email', { email: 'aditi@' }, 'email'],
  ['an email with a line break', { email: 'a@example.in\nBcc: b@example.in' }, 'email'],
  ['a phone of letters', { phone: 'call me now' }, 'phone'],
  ['a message that is a number', { message: 1 }, 'message'],
  ['a message of two letters', { message: 'Hi' }, 'message'],
  ['a message of 2,001 characters', { message: 'x'.repeat(2001) }, 'message'],
  ['a website that is a list', { website: [] }, 'website'],
])('%s is refused by field, and nothing is stored', async (_, change, field) => {
  const reply = await write(change);
  expect(reply).toMatchObject({ status: 400, body: { success: false, code: 'bad_request', field } });
  expect(reply.body['message']).toMatch(/\w+ \w+/);
  expect(await inbox()).toEqual([]);
});

test('fields that only the shop sets are ignored in a message', async () => {
  const forged = {
    createdAt: '2020-01-01T00:00:00.000Z',
    dueAt: '2099-01-01T00:00:00.000Z',
    status: 'closed',
    userId: 'alice',
    ticket: 'T000000-FORGED',
    replies: [{ text: 'Here is your money' }],
    acknowledgedAt: '2020-01-01T00:00:00.000Z',
    search: ['bob@example.com'],
    admin: true,
  };
  const reply = await write(forged);
  expect(reply).toMatchObject({ status: 200, body: { success: true } });
  const [stored, ...others] = await inbox();
  expect(others).toEqual([]);
  expect(stored).toMatchObject({ ...MESSAGE, userId: '', status: 'new', replies: [], acknowledgedAt: null });
  expect(stored).not.toHaveProperty('admin');
  expect(stored?.['ticket']).toBe(reply.body['ticket']);
  const json = JSON.stringify(stored);
  for (const text of ['2020-', '2099-', 'FORGED', 'bob@']) expect(json).not.toContain(text);
});

test('a message requires the API key, POST and JSON of limited size', async () => {
  const path = '/api/messages';
  expect((await shop.call(path, { body: MESSAGE, key: null })).status).toBe(401);
  expect((await shop.call(path)).status).toBe(405);
  expect((await shop.call(path, { raw: `{"name":"${'x'.repeat(110_000)}"}` })).status).toBe(413);
  expect((await shop.call(path, { body: MESSAGE, as: 'mallory' })).status).toBe(401);
  expect(await inbox()).toEqual([]);
});

test('a sender over the limit must wait, and earlier messages and other senders are unaffected', async () => {
  const from = '10.2.2.2';
  const number = (n: number) => write({ message: `Message number ${n} of many` }, { from });
  for (let n = 1; n <= 3; n += 1) expect((await number(n)).status).toBe(200);
  const fourth = await number(4);
  expect(fourth).toMatchObject({ status: 429, body: { code: 'too_many_messages' } });
  expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await number(3)).status).toBe(200);
  expect((await write()).status).toBe(200);
  expect(await inbox()).toHaveLength(4);
});

test('the log has no text of a message', async () => {
  await write();
  const log = JSON.stringify(shop.events);
  for (const secret of ['Aditi', 'aditi@example.in', 'the mist back']) expect(log).not.toContain(secret);
});
