import { cancellingShop } from '../testing/shops/cancellingShop';
import { cartLine, codBody } from '../testing/documents/fixtures';
import { duo, serum, toner } from '../testing/shops/payingShop';
import { STRANGERS } from '../testing/people/strangers';
import { sendTracking } from '../testing/sandboxes/webhooks';

const { shop, order, level, placeCod, pay, shipment } = cancellingShop('H');
const MINUTE = 60_000;
const SENT = {
  courier: 'India Post',
  awb: 'EK123456789IN',
  trackingUrl: 'https://post.example/EK123456789IN',
};

const act = (
  id: string,
  what: 'ship' | 'arrive' | 'book' | 'cancel',
  body: object = {},
  as: string | null = 'ada',
) => shop().admin(`orders/${id}/${what}`, body, as);
const mails = async (id: string) =>
  (await shop().db.collection('mail').get()).docs
    .map((doc) => doc.data() as { message: { subject: string; text: string } })
    .filter(({ message }) => message.subject.includes(id));
/** The text of the one mail whose subject says this. */
async function mailAbout(id: string, words: string): Promise<string> {
  const found = (await mails(id)).filter(({ message }) => message.subject.includes(words));
  expect(found).toHaveLength(1);
  return found[0]?.message.text ?? '';
}
const audit = async (id: string) => (await shop().audit(`orders/${id}`)).map(({ action }) => action);
/** An order that no courier was asked for, because none is connected. */
const place = (lines = [cartLine(toner, 2)]) => placeCod((id) => codBody(id, lines));

beforeEach(() => shop().disconnect());
afterEach(() => shop().speak('b2c-v1'));

test('without a courier an order is sent by hand: units are sold, the customer has the mail, the invoice is due', async () => {
  const id = await place([cartLine(toner, 2), cartLine(duo)]);
  expect((await order(id)).shipment).toMatchObject({ status: 'booking', hasNoCourier: true });
  const before = await level('toner-1');
  const reply = await act(id, 'ship', SENT);
  expect(reply).toMatchObject({
    status: 200,
    body: { order: { status: 'shipped', shipment: { ...SENT, status: 'by_hand' } } },
  });
  const { papers, history } = await order(id);
  expect(history.map(({ to }) => to)).toEqual(['placed', 'packed', 'shipped']);
  expect(papers?.dueAt).not.toBeNull();
  const sold = 4;
  expect(await level('toner-1')).toMatchObject({
    reserved: before.reserved - sold,
    sold: before.sold + sold,
  });
  const shipped = await mailAbout(id, 'is on its way');
  expect(shipped).toContain('India Post, AWB EK123456789IN');
  expect(shipped).toContain(SENT.trackingUrl);
  // The reconciler leaves it alone, also once a courier is connected.
  await shop().speak('b2c-v1');
  shop().advance(120 * MINUTE);
  await shop().reconcile();
  expect((await order(id)).shipment).toMatchObject({ ...SENT, status: 'by_hand' });
  expect(await shop().shipments()).not.toContainEqual(expect.objectContaining({ order_number: id }));
  expect((await act(id, 'arrive', { outcome: 'delivered' })).body).toMatchObject({
    order: { status: 'delivered' },
  });
  expect(await mailAbout(id, 'has been delivered')).toContain('We hope that you like it.');
  expect(await audit(id)).toEqual(['order.shipped_by_hand', 'order.arrival_noted']);
});

test('a number and a courier are optional', async () => {
  const id = await place();
  expect((await act(id, 'ship', { courier: '', awb: '', trackingUrl: '' })).body).toMatchObject({
    order: { status: 'shipped', shipment: { courier: '', awb: '', trackingUrl: '', status: 'by_hand' } },
  });
  expect(await mailAbout(id, 'is on its way')).not.toContain('AWB');
});

test('what nobody took comes back, and is taken in', async () => {
  const id = await place();
  await act(id, 'ship', SENT);
  expect((await act(id, 'arrive', { outcome: 'rto' })).body).toMatchObject({ order: { status: 'rto' } });
  expect((await act(id, 'arrive', { outcome: 'delivered' })).body['code']).toBe('impossible_step');
  const { status } = await shop().admin(`orders/${id}/receive`, { restock: true });
  expect(status).toBe(200);
});

test('only who packs may do it', async () => {
  const id = await place();
  await shop()
    .db.doc('settings/team')
    .set({
      members: { 'staff-packer': { role: 'packer' }, 'staff-support': { role: 'support' } },
      invites: {},
    });
  const before = await shop().snapshot();
  for (const [what, body] of [
    ['ship', SENT],
    ['arrive', { outcome: 'delivered' }],
  ] as const) {
    for (const [status, as] of STRANGERS)
      expect([as, (await act(id, what, body, as)).status]).toEqual([as, status]);
    expect((await act(id, what, body, 'staff-support')).body['code']).toBe('no_right');
    expect((await act('GLM404', what, body)).status).toBe(404);
  }
  expect(await shop().snapshot()).toEqual(before);
  expect((await act(id, 'ship', SENT, 'staff-packer')).status).toBe(200);
});

test.each([
  ['ship', { ...SENT, courier: 'x'.repeat(41) }],
  ['ship', { ...SENT, awb: 'a b' }],
  ['ship', { ...SENT, awb: 'x'.repeat(41) }],
  ['ship', { ...SENT, trackingUrl: 'http://post.example/1' }],
  ['ship', { ...SENT, trackingUrl: 'javascript:alert(1)' }],
  ['ship', { ...SENT, trackingUrl: 'https://post.example/" onclick="x' }],
  ['ship', {}],
  ['ship', { courier: 'India Post' }],
  ['arrive', {}],
  ['arrive', { outcome: 'lost' }],
] as const)('%s with %j is a bad request', async (what, body) => {
  const id = await place();
  if (what === 'arrive') await act(id, 'ship', SENT);
  const before = await shop().snapshot();
  expect(await act(id, what, body)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  expect(await shop().snapshot()).toEqual(before);
  expect((await act(id, what, what === 'ship' ? SENT : { outcome: 'delivered' })).status).toBe(200);
});

describe('is refused', () => {
  test('where the connected courier has the parcel', async () => {
    await shop().speak('b2c-v1');
    const id = await placeCod();
    expect((await order(id)).shipment.status).toBe('booked');
    const before = await shop().snapshot();
    expect((await act(id, 'ship', SENT)).body['code']).toBe('courier_booked');
    expect((await act(id, 'arrive', { outcome: 'delivered' })).body['code']).toBe('courier_follows');
    expect(await shop().snapshot()).toEqual(before);
  });

  test('while the courier may still book it; after that it is sent', async () => {
    const id = await place();
    await shipment(id, { unsureUntil: new Date(Date.now() + MINUTE).toISOString() });
    expect((await act(id, 'ship', SENT)).body['code']).toBe('too_soon');
    await shipment(id, { unsureUntil: '' });
    expect((await act(id, 'ship', SENT)).status).toBe(200);
  });

  test('for an unpaid and for a cancelled order', async () => {
    const id = await place();
    await act(id, 'cancel', { reason: 'No longer made' });
    expect((await act(id, 'ship', SENT)).body['code']).toBe('impossible_step');
    const paid = await pay();
    expect((await act(paid, 'ship', { ...SENT, awb: 'EK2' })).status).toBe(200);
  });

  test('with a number that another order has', async () => {
    const [first, second] = [await place(), await place([cartLine(serum)])];
    await act(first, 'ship', SENT);
    expect((await act(second, 'ship', SENT)).body['code']).toBe('awb_taken');
    expect((await order(second)).status).toBe('placed');
    expect((await act(second, 'ship', { ...SENT, awb: 'EK2' })).status).toBe(200);
  });
});

test('six presses at once send it once, with one mail; another number afterwards is refused', async () => {
  const id = await place();
  const replies = await Promise.all(Array.from({ length: 6 }, () => act(id, 'ship', SENT)));
  expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(await mails(id)).toHaveLength(2);
  expect(await audit(id)).toEqual(['order.shipped_by_hand']);
  expect((await act(id, 'ship', { ...SENT, awb: 'OTHER' })).body['code']).toBe('sent_otherwise');
});

test('of a cancellation and a sending at once, one is refused', async () => {
  const id = await place();
  const [sent, cancelled] = await Promise.all([
    act(id, 'ship', SENT),
    act(id, 'cancel', { reason: 'No longer made' }),
  ]);
  const { status } = await order(id);
  expect(['shipped', 'cancelled']).toContain(status);
  expect([sent.status, cancelled.status].filter((one) => one === 200)).toHaveLength(1);
});

test('news of a parcel by that number from the connected courier moves nothing', async () => {
  const id = await place();
  await act(id, 'ship', SENT);
  await shop().speak('b2c-v1');
  await sendTracking(shop(), SENT.awb, 'delivered');
  expect((await order(id)).status).toBe('shipped');
});
