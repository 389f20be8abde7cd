import { type AdminMessage, type InboxRow } from '@/domain/contracts/admin/messages';
import { withDue } from '@/domain/messages/inbox/clocks';
import { type StoredMessage } from '@/domain/messages/inbox/message';
import { aMessage } from '@/domain/messages/inbox/testing';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

let shop: TestShop;
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

beforeAll(async () => {
  shop = await startTestShop({ instances: 2 });
});
beforeEach(async () => {
  for (const name of ['messages', 'mail', 'auditLog']) {
    await shop.db.recursiveDelete(shop.db.collection(name));
  }
});
afterAll(() => shop.close());

async function storeMessage(id: string, change: Partial<StoredMessage> = {}): Promise<void> {
  await shop.db.doc(`messages/${id}`).set(withDue(aMessage({ createdAt: ago(1), ...change })));
}
const stored = async (id: string) => (await shop.db.doc(`messages/${id}`).get()).data();
const list = (query = '', as: string | null = 'ada') => shop.call(`/api/admin/messages${query}`, { as });
const idsOf = ({ body }: Awaited<ReturnType<typeof list>>) =>
  (body['rows'] as InboxRow[]).map(({ id }) => id);
const itemOf = ({ body }: { body: Record<string, unknown> }) => body['item'] as AdminMessage;
const mails = async () => (await shop.db.collection('mail').get()).docs.map((doc) => doc.data());
const reply = (change: object = {}) => ({ replyId: 'reply-0001', text: 'Next week.', ...change });

describe('the inbox', () => {
  test('sorts each box by due date, earliest first, and counts its messages and the late ones', async () => {
    await storeMessage('late', { createdAt: ago(60) });
    await storeMessage('fresh', { createdAt: ago(2) });
    await storeMessage('acknowledged', { createdAt: ago(70), acknowledgedAt: ago(69), status: 'read' });
    await storeMessage('answered', { status: 'replied', createdAt: ago(90) });
    await storeMessage('spam', { status: 'spam', createdAt: ago(90) });
    const reply = await list();
    expect(idsOf(reply)).toEqual(['late', 'fresh', 'acknowledged']);
    expect(reply.body).toMatchObject({
      counts: { open: 3, answered: 1, archived: 0, spam: 1 },
      late: 1,
      next: '',
    });
    expect(idsOf(await list('?box=spam'))).toEqual(['spam']);
    expect(idsOf(await list('?box=answered'))).toEqual(['answered']);
  });

  test('shows each message once across its pages', async () => {
    const ids = Array.from({ length: 61 }, (_, n) => `m_${String(n).padStart(2, '0')}`);
    // Many of the same moment: the id decides.
    for (const id of ids) await storeMessage(id, { createdAt: '2026-11-20T06:00:00.000Z' });
    const first = await list();
    const second = await list(`?after=${encodeURIComponent(String(first.body['next']))}`);
    expect([...idsOf(first), ...idsOf(second)]).toEqual(ids);
    expect([idsOf(first).length, second.body['next']]).toEqual([50, '']);
  });

  test('finds a message by ticket, email or phone in every box', async () => {
    const search = ['T261120-4KX9M2', 'aditi@example.in', '9876543210'];
    await storeMessage('wanted', { search, status: 'archived' });
    await storeMessage('other', { search: ['T261120-AAAAAA', 'b@example.in'] });
    for (const q of ['t261120-4kx9m2', 'Aditi@Example.in', '+91 98765 43210']) {
      expect(idsOf(await list(`?q=${encodeURIComponent(q)}`))).toEqual(['wanted']);
    }
    expect(idsOf(await list('?q=nothing'))).toEqual([]);
  });

  test('shows the beginning of a long message', async () => {
    await storeMessage('long', { message: `${'word '.repeat(100)}end` });
    const [row] = (await list()).body['rows'] as InboxRow[];
    expect(row?.excerpt).toHaveLength(140);
    expect(row).not.toHaveProperty('message');
  });

  test.each([
    ['?box=all', 'box'],
    [`?q=${'x'.repeat(255)}`, 'q'],
    [`?after=${'x'.repeat(201)}`, 'after'],
  ])('refuses %s and names the field', async (query, field) => {
    expect(await list(query)).toMatchObject({ status: 400, body: { field } });
  });

  test('treats a bad cursor as the first page', async () => {
    await storeMessage('one');
    expect(idsOf(await list('?after=nonsense'))).toEqual(['one']);
    expect(idsOf(await list('?after=2026_a%2Fb'))).toEqual(['one']);
  });
});

test.each([
  [null, 401],
  ['alice', 403],
  ['uma', 403],
  ['eve', 403],
])('shows nothing to %s', async (as, status) => {
  await storeMessage('m1');
  const before = await shop.snapshot();
  expect((await list('', as)).status).toBe(status);
  expect((await shop.call('/api/admin/messages/m1', { as })).status).toBe(status);
  expect((await shop.admin('messages/m1/status', { status: 'spam' }, as)).status).toBe(status);
  expect((await shop.admin('messages/m1/reply', reply(), as)).status).toBe(status);
  expect((await shop.admin('messages/m1/acknowledge', {}, as)).status).toBe(status);
  expect(await shop.snapshot()).toEqual(before);
});

describe('a message', () => {
  test('is shown whole, without its search keys', async () => {
    await storeMessage('m1', { message: 'Two\nlines' });
    const { body } = await shop.call('/api/admin/messages/m1', { as: 'ada' });
    expect(body['item']).toMatchObject({ id: 'm1', message: 'Two\nlines', replies: [] });
    expect(body['item']).not.toHaveProperty('search');
    expect((await shop.call('/api/admin/messages/none', { as: 'ada' })).status).toBe(404);
  });

  test('can be moved, and the audit log records it without the text', async () => {
    await storeMessage('m1');
    const moved = await shop.admin('messages/m1/status', { status: 'spam' });
    expect(moved.body).toMatchObject({ success: true, message: 'Moved to spam.' });
    expect(await stored('m1')).toMatchObject({ status: 'spam', dueAt: null });
    expect(await shop.audit()).toMatchObject([
      {
        action: 'message.moved',
        target: 'messages/m1',
        by: { uid: 'ada' },
        changes: [{ field: 'status', before: 'new', after: 'spam' }],
      },
    ]);
    // The same again changes nothing.
    expect((await shop.admin('messages/m1/status', { status: 'spam' })).status).toBe(200);
    expect(await shop.audit()).toHaveLength(1);
    expect(await shop.admin('messages/m1/status', { status: 'replied' })).toMatchObject({
      status: 409,
      body: { code: 'impossible_step' },
    });
    expect(await shop.admin('messages/m1/status', { status: 'gone' })).toMatchObject({
      status: 400,
      body: { field: 'status' },
    });
    expect(await shop.admin('messages/none/status', { status: 'spam' })).toMatchObject({ status: 404 });
  });

  test('that a colleague has moved since it was opened is not marked as read', async () => {
    await storeMessage('m1');
    await storeMessage('m2', { status: 'spam' });
    const open = (id: string) => shop.admin(`messages/${id}/status`, { status: 'read', from: 'new' });
    expect(await open('m1')).toMatchObject({ status: 200, body: { item: { status: 'read' } } });
    const before = await shop.snapshot();
    expect(await open('m2')).toMatchObject({ status: 200, body: { item: { status: 'spam' } } });
    expect(await shop.snapshot()).toEqual(before);
    expect(await shop.admin('messages/m2/status', { status: 'read', from: 'gone' })).toMatchObject({
      status: 400,
      body: { field: 'from' },
    });
  });

  test('is acknowledged by one mail, even when asked several times at once', async () => {
    await storeMessage('m1');
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => shop.admin('messages/m1/acknowledge', {})),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await mails()).toMatchObject([{ to: ['aditi@example.in'] }]);
    expect(await shop.audit()).toHaveLength(1);
    expect(await stored('m1')).toMatchObject({ status: 'read', acknowledgedAt: expect.any(String) });
  });
});

describe('a reply', () => {
  test('is sent once, even when repeated at once, and stops the clocks', async () => {
    await storeMessage('m1');
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => shop.admin('messages/m1/reply', reply())),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await mails()).toMatchObject([
      {
        to: ['aditi@example.in'],
        replyTo: 'care@glumist.example',
        message: { text: expect.stringContaining('Next week.') },
      },
    ]);
    expect(await stored('m1')).toMatchObject({ status: 'replied', dueAt: null });
    const [entry, ...others] = await shop.audit();
    expect(others).toEqual([]);
    expect(JSON.stringify(entry)).not.toMatch(/Next week|aditi/);
    expect(itemOf(replies[0] as { body: Record<string, unknown> }).replies).toMatchObject([
      { text: 'Next week.', delivery: { state: 'waiting' } },
    ]);
  });

  test('may leave the message open', async () => {
    await storeMessage('m1');
    await shop.admin('messages/m1/reply', reply({ settles: false }));
    expect(await stored('m1')).toMatchObject({ status: 'read', dueAt: expect.any(String) });
    const second = { replyId: 'reply-0002', text: 'It is here.' };
    const unaware = await shop.admin('messages/m1/reply', reply({ ...second, seen: 0 }));
    expect(unaware).toMatchObject({ status: 409, body: { code: 'changed' } });
    await shop.admin('messages/m1/reply', reply({ ...second, seen: 1 }));
    expect(await mails()).toHaveLength(2);
    expect(await stored('m1')).toMatchObject({ status: 'replied', replies: [{}, {}] });
  });

  test('shows the delivery state of its mail', async () => {
    await storeMessage('m1');
    await shop.admin('messages/m1/reply', reply());
    const deliveryOf = async () =>
      itemOf(await shop.call('/api/admin/messages/m1', { as: 'ada' })).replies[0]?.delivery;
    const mail = shop.db.doc('mail/message-m1-reply-0001');
    await mail.update({ 'delivery.status': 'failed', 'delivery.reason': 'No such mailbox' });
    expect(await deliveryOf()).toEqual({ state: 'failed', why: 'No such mailbox' });
    await mail.update({ 'delivery.status': 'sent' });
    expect(await deliveryOf()).toEqual({ state: 'sent' });
    await mail.delete();
    expect(await deliveryOf()).toEqual({ state: 'sent' });
  });

  test.each([
    ['no words', reply({ text: ' \n ' }), 'text'],
    ['4,001 characters', reply({ text: 'x'.repeat(4001) }), 'text'],
    ['a list', reply({ text: ['x'] }), 'text'],
    ['no id', { text: 'Next week.' }, 'replyId'],
    ['an id that leads elsewhere', reply({ replyId: '../mail/x' }), 'replyId'],
    ['settles as a word', reply({ settles: 'yes' }), 'settles'],
  ])('with %s is refused by field, and nothing is sent', async (_, body, field) => {
    await storeMessage('m1');
    expect(await shop.admin('messages/m1/reply', body)).toMatchObject({ status: 400, body: { field } });
    expect([await mails(), await shop.audit()]).toEqual([[], []]);
  });

  test('is refused with other words under the same id, and to spam', async () => {
    await storeMessage('m1');
    await shop.admin('messages/m1/reply', reply());
    expect(await shop.admin('messages/m1/reply', reply({ text: 'Never.' }))).toMatchObject({
      status: 409,
      body: { code: 'other_reply' },
    });
    await storeMessage('m2', { status: 'spam' });
    expect(await shop.admin('messages/m2/reply', reply())).toMatchObject({
      status: 409,
      body: { code: 'spam' },
    });
    expect(await mails()).toHaveLength(1);
  });
});

test('appears in the log without its text and without an address', async () => {
  await storeMessage('m1');
  await shop.admin('messages/m1/reply', reply());
  const logged = JSON.stringify(shop.events);
  for (const secret of ['Next week', 'aditi@example.in', 'the mist back']) {
    expect(logged).not.toContain(secret);
  }
});
