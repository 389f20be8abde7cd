import { DELETION_MAIL_DAYS } from '@/domain/customers/retention/retention';
import { serialId } from '@/domain/invoices/serial';
import { type OrderStatus } from '@/domain/orders/order/order';
import { cartLine, codBody } from '../testing/documents/fixtures';
import {
  bearer,
  remainsOf,
  shopWithTestAccounts,
  toner,
  TRACES,
  type Person,
} from '../testing/people/testAccounts';

const { auth, shop, newPerson, keepTokenValid, order, stored, data, remove, fillAccount, findDocumentsWith } =
  shopWithTestAccounts();

const tombstone = async ({ uid }: Person) => (await shop().db.doc(`deletions/${uid}`).get()).data();

/** Nothing of the person's has changed, and they can still sign in. */
async function expectUntouched(person: Person): Promise<void> {
  expect(await tombstone(person)).toBeUndefined();
  expect(await auth().exists(person.uid)).toBe(true);
  expect((await shop().db.doc(`users/${person.uid}`).get()).get('displayName')).toBe('Alice Rao');
}

describe('permission to delete an account', () => {
  test.each([
    ['without a token', (_: Person) => ({}), 401, 'unauthenticated'],
    ['without the key', (one: Person) => ({ ...bearer(one), 'x-api-key': 'other' }), 401, 'no_api_key'],
    ['with half a token', (one: Person) => bearer({ token: one.token.slice(0, 40) }), 401, 'unauthenticated'],
  ])('is refused %s', async (_, headersOf, status, code) => {
    const alice = await newPerson();
    for (const [path, body] of [
      ['/api/account/delete', { confirm: alice.email }],
      ['/api/account/data', undefined],
    ] as const) {
      const reply = await shop().call(path, { body, headers: headersOf(alice) });
      expect(reply).toMatchObject({ status, body: { code } });
    }
    await expectUntouched(alice);
  });

  test('is refused until the email is verified', async () => {
    const alice = await newPerson({ emailVerified: false });
    expect(await remove(alice)).toMatchObject({ status: 403, body: { code: 'email_not_verified' } });
    expect(await data(alice)).toMatchObject({ status: 403, body: { code: 'email_not_verified' } });
    await expectUntouched(alice);
  });

  test('is refused 5 minutes after the last sign-in and granted after a new one', async () => {
    const alice = await newPerson();
    shop().advance(5 * 60_000 + 2000);
    const late = await remove(alice);
    shop().advance(-(5 * 60_000 + 2000));
    expect(late).toMatchObject({ status: 401, body: { code: 'recent_login_required' } });
    await expectUntouched(alice);
    const { idToken: token } = await auth().signIn(alice.email);
    expect((await remove({ ...alice, token })).status).toBe(200);
  });

  test('is refused with a revoked session and for a disabled account', async () => {
    const alice = await newPerson();
    await auth().change(alice.uid, { validSince: String(Math.floor(Date.now() / 1000) + 60) });
    expect(await remove(alice)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    expect((await data(alice)).status).toBe(401);
    await expectUntouched(alice);
    const bela = await newPerson();
    await auth().change(bela.uid, { disableUser: true });
    expect((await remove(bela)).status).toBe(401);
    expect((await data(bela)).status).toBe(401);
    await expectUntouched(bela);
  });

  test.each([
    ["another's email", { confirm: 'bob@example.com' }],
    ['nothing', {}],
    ['a list', { confirm: [] }],
    ['an empty word', { confirm: '' }],
  ])('is refused with %s in confirm', async (_, body) => {
    const alice = await newPerson();
    const reply = await shop().call('/api/account/delete', { body, headers: bearer(alice) });
    expect(reply).toMatchObject({ status: 400, body: { field: 'confirm' } });
    await expectUntouched(alice);
  });

  test('is refused for the admin account, by claim or by email', async () => {
    const claimed = await newPerson({ customAttributes: '{"admin":true}' });
    expect(await remove(claimed)).toMatchObject({ status: 403, body: { code: 'admin_account' } });
    await expectUntouched(claimed);
    const owner = await auth().register('Admin@Glumist.example');
    expect(await remove(owner)).toMatchObject({ status: 403, body: { code: 'admin_account' } });
    expect(await auth().exists(owner.uid)).toBe(true);
  });

  test('is limited to four calls per person, without affecting other people', async () => {
    const [alice, bela] = [await newPerson(), await newPerson()];
    for (let n = 0; n < 4; n += 1) expect((await remove(alice, 'x@example.com')).status).toBe(400);
    const reply = await remove(alice);
    expect(reply).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    await expectUntouched(alice);
    expect((await data(alice)).status).toBe(200);
    expect((await remove(bela)).status).toBe(200);
  });
});

describe('an open order, payment or refund keeps the account', () => {
  const online = { paymentMethod: 'Pay Online', 'payment.status': 'captured' };
  test.each<[OrderStatus, object, string]>([
    ['pending_payment', {}, 'expires by itself'],
    ['placed', {}, 'Cancel it under Orders'],
    ['packed', {}, 'Cancel it under Orders'],
    ['shipped', {}, 'on its way'],
    ['out_for_delivery', {}, 'on its way'],
    ['return_requested', {}, 'until its return is settled'],
    ['returned', {}, 'still owe you a refund'],
    ['rto', online, 'still owe you a refund'],
    ['cancelled', online, 'still owe you a refund'],
  ])('an order that is %s %j blocks the deletion until it is settled', async (status, change, words) => {
    const alice = await newPerson();
    const id = await order(alice, status, change);
    const before = await stored(id);
    const reply = await remove(alice);
    expect(reply).toMatchObject({ status: 409, body: { code: 'orders_under_way', orders: [id] } });
    expect(reply.body['message']).toContain(words);
    await expectUntouched(alice);
    expect(await stored(id)).toEqual(before);
    // Once it is over, she may go.
    await shop().db.doc(`orders/${id}`).update({ status: 'delivered' });
    expect((await remove(alice)).status).toBe(200);
  });

  test('a refund of a payment without an order blocks the deletion', async () => {
    const alice = await newPerson();
    const payment = shop().db.doc(`payments/order_${alice.uid}`);
    const refund = { status: 'due', amount: 28_500, reason: 'unclaimed' };
    await payment.set({ userId: alice.uid, orderId: '', refunds: { pay_1: refund }, dueAt: '2026-12-01' });
    const reply = await remove(alice);
    expect(reply).toMatchObject({ status: 409, body: { code: 'orders_under_way', orders: [] } });
    expect(reply.body['message']).toContain('a refund of ₹285');
    await expectUntouched(alice);
    await payment.update({ refunds: { pay_1: { ...refund, status: 'done' } }, dueAt: null });
    expect((await remove(alice)).status).toBe(200);
  });

  test.each<[OrderStatus, object]>([
    ['delivered', {}],
    ['refunded', online],
    ['expired', online],
    ['cancelled', {}],
    ['rto', {}],
  ])('an order that is %s %j does not block the deletion', async (status, change) => {
    const alice = await newPerson();
    await order(alice, status, change);
    expect((await remove(alice)).status).toBe(200);
    expect(await auth().exists(alice.uid)).toBe(false);
  });
});

describe('a deleted account', () => {
  test('keeps its orders for the books and loses all personal data', async () => {
    const [alice, bela] = [await newPerson(), await newPerson()];
    const { delivered, expired } = await fillAccount(alice);
    const hers = await fillAccount(bela);
    const before = await stored(delivered);
    const others = await findDocumentsWith([bela.uid, bela.email]);
    expect((await findDocumentsWith([alice.uid, alice.email])).length).toBe(others.length);

    const reply = await remove(alice);
    expect(reply).toMatchObject({
      status: 200,
      body: { success: true, status: 'deleted', message: 'Your account has been deleted.' },
    });
    expect(await auth().exists(alice.uid)).toBe(false);
    expect(await findDocumentsWith([alice.uid, alice.email])).toEqual(remainsOf(alice));
    expect(Object.keys((await tombstone(alice)) ?? {}).sort()).toEqual([
      'begunAt',
      'doneAt',
      'nextAt',
      'toldAt',
      'uid',
    ]);
    expect(await tombstone(alice)).toMatchObject({ doneAt: expect.any(String), nextAt: null });
    const mail = (await shop().db.doc(`mail/account-deleted-${alice.uid}`).get()).data();
    const message = { subject: 'Your Glumist account is deleted' };
    expect(mail).toMatchObject({ to: [alice.email.toLowerCase()], userId: '', message });
    const daysKept = (mail?.expireAt.toMillis() - Date.parse(mail?.createdAt)) / 86_400_000;
    expect(daysKept).toBe(DELETION_MAIL_DAYS);

    const { lines, amounts, createdAt, status, paymentMethod, reserved } = before;
    const order = await stored(delivered);
    expect(order).toMatchObject({
      lines,
      amounts,
      createdAt,
      status,
      paymentMethod,
      reserved,
      userId: 'erased',
    });
    expect(order.address).toMatchObject({
      state: 'Karnataka',
      pincode: '560001',
      name: '',
      phone: '',
      city: '',
    });
    const text = JSON.stringify([order, await stored(expired)]);
    for (const trace of [...TRACES, before.shipment.awb]) expect(text).not.toContain(trace);
    expect((await shop().db.doc(`payments/order_of_${expired}`).get()).data()).toMatchObject({
      userId: 'erased',
      orderId: expired,
      amount: 37_000,
      askAt: '2099-01-01T00:00:00.000Z',
    });

    const { invoice = '' } = order.papers ?? {};
    const paper = (
      await shop()
        .db.doc(`invoices/${serialId(invoice)}`)
        .get()
    ).data();
    expect(paper).toMatchObject({ number: invoice, userId: 'erased', totals: { total: amounts.finalTotal } });
    expect(paper).toMatchObject({ recipient: { name: '', lines: [], pincode: '560001' } });

    // Of anybody else nothing is missing.
    expect(await findDocumentsWith([bela.uid, bela.email])).toEqual(others);
    expect((await stored(hers.delivered)).address.name).toBe('Alice Rao');
    const log = JSON.stringify(shop().events);
    for (const secret of [alice.email, alice.uid, 'Alice Rao']) expect(log).not.toContain(secret);
  });

  test('cannot be restored by a token that is still valid', async () => {
    const alice = await newPerson();
    expect((await remove(alice)).status).toBe(200);
    keepTokenValid(alice);
    const before = await findDocumentsWith([alice.uid, alice.email]);
    const headers = bearer(alice);
    const cod = codBody('GLMD-late', [cartLine(toner)]);
    expect(await shop().call('/api/nimbus/create-shipment', { body: cod, headers })).toMatchObject({
      status: 401,
      body: { code: 'account_deleted' },
    });
    const bare = await shop().call('/api/payment/create-order', { body: { amount: 285 }, headers });
    expect(bare).toMatchObject({ status: 401, body: { code: 'account_deleted' } });
    expect((await data(alice)).status).toBe(401);
    const words = {
      name: 'Alice',
      email: 'a@example.com',
      phone: '',
      message: 'I have left, and one word more',
    };
    expect((await shop().call('/api/messages', { body: words, headers })).status).toBe(200);
    expect(await findDocumentsWith([alice.uid, alice.email])).toEqual(before);
    // To be deleted once more is no error, and nothing happens.
    expect(await remove(alice)).toMatchObject({ status: 200, body: { status: 'deleted' } });
    expect(await findDocumentsWith([alice.uid, alice.email])).toEqual(before);
  });

  test('starts empty when the email is registered again', async () => {
    const alice = await newPerson();
    await fillAccount(alice);
    expect((await remove(alice)).status).toBe(200);
    const again = await auth().register(alice.email, { displayName: '' });
    expect(again.uid).not.toBe(alice.uid);
    const { body } = await data(again);
    expect(body).toMatchObject({
      account: { email: alice.email, name: '', phone: '' },
      addresses: [],
      cart: [],
    });
    expect(body).toMatchObject({ orders: [], payments: [], reviews: [], messages: [], couponUses: [] });
    expect(await tombstone(again)).toBeUndefined();
  });

  test('gets back a payment that arrives after the deletion', async () => {
    const alice = await newPerson();
    const { expired } = await fillAccount(alice);
    const bare = await shop().call('/api/payment/create-order', {
      body: { amount: 370 },
      headers: bearer(alice),
    });
    const razorpayOrderId = bare.body['id'] as string;
    await shop().db.doc(`payments/${razorpayOrderId}`).update({ orderId: expired });
    await shop()
      .db.doc(`orders/${expired}`)
      .update({
        'amounts.finalTotal': 370,
        payment: { status: 'created', razorpayOrderId, razorpayPaymentId: '', dueAt: null },
      });
    expect((await remove(alice)).status).toBe(200);
    const { razorpay_payment_id: paymentId } = await shop().razorpay.pay(razorpayOrderId);
    shop().advance(60 * 60_000);
    await shop().reconcile();
    await shop().reconcile();
    expect((await stored(expired)).status).toBe('expired');
    expect(await shop().razorpay.refundsOf(paymentId)).toHaveLength(1);
    shop().advance(-60 * 60_000);
  });
});
