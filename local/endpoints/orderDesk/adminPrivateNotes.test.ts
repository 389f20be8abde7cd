import { MAX_PRIVATE_NOTE, type OrderNotes } from '@/domain/admin/privateNotes';
import { cartLine, codBody } from '../testing/documents/fixtures';
import { cancellingShop } from '../testing/shops/cancellingShop';
import { toner } from '../testing/shops/payingShop';
import { STRANGERS } from '../testing/people/strangers';

const { shop, order, placeCod } = cancellingShop('N');

const TEXT = 'Ring before delivery, the gate is locked';
const write = (noteId: string, text = TEXT) => ({ act: 'write', noteId, text });
const remove = (noteId: string) => ({ act: 'remove', noteId });
const send = (id: string, body: unknown, as: string | null = 'ada') =>
  shop().admin(`orders/${id}/private-notes`, body, as);
const read = (id: string, as: string | null = 'ada') =>
  shop().call(`/api/admin/orders/${id}/private-notes`, { as });
const stored = async (id: string) =>
  (await shop().db.doc(`orderNotes/${id}`).get()).data() as OrderNotes | undefined;
const audit = (id: string) => shop().audit(`orders/${id}`);
const place = () => placeCod((id) => codBody(id, [cartLine(toner)]));

beforeEach(() =>
  shop()
    .db.doc('settings/team')
    .set({
      members: Object.fromEntries(
        ['manager', 'packer', 'support', 'accountant'].map((role) => [`staff-${role}`, { role }]),
      ),
      invites: {},
    }),
);

test('only the team writes and reads private notes', async () => {
  const id = await place();
  await send(id, write('note-0001'));
  const before = await shop().snapshot();
  for (const [status, as] of STRANGERS) {
    expect([as, (await send(id, write('note-0002'), as)).status]).toEqual([as, status]);
    expect([as, (await send(id, remove('note-0001'), as)).status]).toEqual([as, status]);
    const seen = await read(id, as);
    expect([as, seen.status, JSON.stringify(seen.body).includes(TEXT)]).toEqual([as, status, false]);
  }
  expect((await send(id, write('note-0002'), 'staff-accountant')).body['code']).toBe('no_right');
  for (const other of ['GLM404', '__all__', 'a%2Fb']) {
    expect((await send(other, write('note-0002'))).status).toBe(404);
    expect((await read(other)).status).toBe(404);
  }
  expect(await shop().snapshot()).toEqual(before);
  for (const as of ['ada', 'staff-manager', 'staff-packer', 'staff-support', 'staff-accountant']) {
    expect([as, (await read(id, as)).body['notes']]).toMatchObject([as, [{ text: TEXT }]]);
  }
});

test.each([
  ['no act', { noteId: 'note-0001', text: TEXT }],
  ['an unknown act', { act: 'publish', noteId: 'note-0001', text: TEXT }],
  ['no text', { act: 'write', noteId: 'note-0001' }],
  ['an empty text', write('note-0001', '  ')],
  ['a text too long', write('note-0001', 'x'.repeat(MAX_PRIVATE_NOTE + 1))],
  ['a short id', write('short')],
  ['an id that is a path', write('a/b/c/d/e/f')],
  ['a removal without an id', { act: 'remove' }],
])('a request with %s is refused', async (_name, body) => {
  const id = await place();
  const before = await shop().snapshot();
  expect(await send(id, body)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  expect(await shop().snapshot()).toEqual(before);
  expect((await send(id, write('note-0001', 'x'.repeat(MAX_PRIVATE_NOTE)))).status).toBe(200);
});

test('a note may have several lines', async () => {
  const added = await send(await place(), write('note-0001', 'Gate is locked\r\nRing twice'));
  expect(added).toMatchObject({ status: 200, body: { notes: [{ text: 'Gate is locked\nRing twice' }] } });
});

test('a note says who wrote it and when; another person neither changes nor removes it', async () => {
  const id = await place();
  const added = await send(id, write('note-0001'), 'staff-packer');
  const note = {
    id: 'note-0001',
    text: TEXT,
    by: { uid: 'staff-packer', email: 'staff-packer@example.com', name: 'Sunita Devi' },
    at: expect.stringMatching(/Z$/),
  };
  expect(added).toMatchObject({ status: 200, body: { notes: [note] } });
  const before = await stored(id);
  for (const body of [write('note-0001', 'Never mind'), remove('note-0001')]) {
    expect(await send(id, body)).toMatchObject({ status: 409, body: { code: 'not_yours' } });
  }
  expect(await stored(id)).toEqual(before);
  await send(id, write('note-0001', 'Rang'), 'staff-packer');
  expect((await stored(id))?.notes).toMatchObject([{ text: 'Rang', changedAt: expect.any(String) }]);
  expect((await send(id, remove('note-0001'), 'staff-packer')).body['notes']).toEqual([]);
  expect((await audit(id)).map(({ action, by }) => [action, by.uid])).toEqual([
    ['order.private_noted', 'staff-packer'],
    ['order.private_note_changed', 'staff-packer'],
    ['order.private_note_removed', 'staff-packer'],
  ]);
});

test('nothing of it is in the order, in a mail, in the audit log, or in what its buyer is answered', async () => {
  const id = await place();
  const before = await order(id);
  const mails = (await shop().db.collection('mail').get()).size;
  await send(id, write('note-0001'));
  expect(await order(id)).toEqual(before);
  expect((await shop().db.collection('mail').get()).size).toBe(mails);
  expect(JSON.stringify(await audit(id))).not.toContain(TEXT);
  const asked = [
    await shop().call(`/api/orders/${id}/cancel`, { as: 'alice', body: {} }),
    await shop().admin(`orders/${id}/note`, { note: 'On its way' }, 'ada'),
    await shop().call('/api/admin/orders', { as: 'ada' }),
  ];
  for (const { body } of asked) expect(JSON.stringify(body)).not.toContain(TEXT);
  const written = Object.entries(await shop().snapshot()).filter(([, one]) =>
    JSON.stringify(one).includes(TEXT),
  );
  expect(written.map(([path]) => path)).toEqual([`orderNotes/${id}`]);
});

test('two people who write at once lose nothing, and a repeated call adds nothing', async () => {
  const id = await place();
  const calls = ['staff-packer', 'staff-support', 'staff-manager', 'ada'].flatMap((as) =>
    [1, 2].map(() => send(id, write(`note-${as}`, `By ${as}`), as)),
  );
  const replies = await Promise.all(calls);
  expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect((await stored(id))?.notes.map(({ text }) => text).sort()).toEqual([
    'By ada',
    'By staff-manager',
    'By staff-packer',
    'By staff-support',
  ]);
  expect(await audit(id)).toHaveLength(4);
});

test('an erased order takes no note; before, it does', async () => {
  const id = await place();
  expect((await send(id, write('note-0001'))).status).toBe(200);
  await shop().db.doc(`orders/${id}`).update({ erasedAt: '2026-11-22T10:00:00.000Z' });
  const before = await stored(id);
  for (const body of [write('note-0002'), remove('note-0001')]) {
    expect(await send(id, body)).toMatchObject({ status: 409, body: { code: 'erased' } });
  }
  expect(await stored(id)).toEqual(before);
});
