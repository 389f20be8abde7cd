import { mailKeyOf } from '../../../functions/src/gateways/mail/mailKey';
import { replyMail } from '@/domain/messages/inbox/mails';
import { aMessage } from '@/domain/messages/inbox/testing';
import { readPersonalRecords } from '../../../functions/src/accounts/readPersonalRecords';
import type { Account } from '../../../functions/src/platform/callers/account';
import { remainsOf, shopWithTestAccounts } from '../testing/people/testAccounts';

const { shop, newPerson, order, stored, data, remove, fillAccount, findDocumentsWith } =
  shopWithTestAccounts();

describe('the export of an account’s data', () => {
  test('contains all of the person’s data in plain fields, and no other person’s', async () => {
    const [alice, bela] = [await newPerson(), await newPerson()];
    const { delivered, expired } = await fillAccount(alice);
    await fillAccount(bela);
    const reply = await data(alice);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const { account, addresses, cart, orders, payments, reviews, messages } = reply.body as Record<
      string,
      object[]
    >;
    expect(account).toEqual({
      email: alice.email,
      formerEmails: [],
      name: 'Alice Rao',
      phone: '9876543210',
      phoneForCodes: '',
      signIn: ['Email and password'],
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(addresses).toMatchObject([{ name: 'Alice Rao', addressLine1: '12 MG Road', pincode: '560001' }]);
    expect(cart).toMatchObject([{ id: 'toner', quantity: 2 }]);
    expect(reply.body['storeCredit']).toMatchObject({ balance: 500, movements: [{ amount: 500 }] });
    expect(reply.body['wishlist']).toMatchObject([{ kind: 'product', id: 'toner', price: 300 }]);
    expect(orders?.map((one) => (one as { orderId: string }).orderId).sort()).toEqual(
      [delivered, expired].sort(),
    );
    const total = (await stored(delivered)).amounts.finalTotal;
    expect(reply.body['invoices']).toMatchObject([
      { orderId: delivered, total, recipient: { name: 'Alice Rao' } },
    ]);
    expect(payments).toMatchObject([{ orderId: expired, amount: 370, currency: 'INR' }]);
    expect(reviews).toMatchObject([{ productId: 'toner', rating: 5, title: 'Good' }]);
    expect(messages).toMatchObject([{ message: 'Where is it?' }]);
    expect(reply.body).toMatchObject({
      couponUses: [{ code: 'TEN', times: 2 }],
      reviewsOfOthers: [{ productId: 'mist', helpful: true }],
    });
    expect(JSON.stringify(reply.body['whatIsKept'])).toContain('72 months');
    expect(reply.body['mailsSent']).toContainEqual(
      expect.objectContaining({ to: [alice.email], subject: expect.stringContaining(delivered) }),
    );
    const text = JSON.stringify(reply.body);
    const internal = ['requestHash', 'reserved', 'nextAttemptAt', 'dueAt', 'askAt'];
    for (const secret of [alice.uid, bela.uid, bela.email, ...internal]) expect(text).not.toContain(secret);
  });

  test('has the alerts of the address and those asked under a former one, each once', async () => {
    const alice = await newPerson();
    const alert = { kind: 'back', productId: 'toner', sku: 'toner-1', status: 'waiting', price: 300 };
    const [former, own] = [mailKeyOf('old@shopper.example'), mailKeyOf(alice.email.toLowerCase())];
    const alerts = shop().db.collection('alerts');
    const askedAt = new Date().toISOString();
    await alerts.add({ ...alert, askedAt, email: 'old@shopper.example', mailKey: former, userId: alice.uid });
    await alerts.add({ ...alert, askedAt, email: alice.email, mailKey: own, userId: alice.uid });
    await alerts.add({ ...alert, askedAt, email: alice.email, mailKey: own, userId: '' });
    expect((await data(alice)).body['productsToHearOf']).toHaveLength(3);
  });

  test('has the team’s answers to the person’s own addresses, and none to an address of another', async () => {
    const [alice, bela] = [await newPerson(), await newPerson()];
    const { db } = shop();
    const at = new Date().toISOString();
    await db.doc(`customers/${alice.uid}`).set({ uid: alice.uid, formerEmails: ['old@shopper.example'] });
    const by = { uid: 'ada', email: 'ada@example.com' };
    for (const [email, text] of [
      [bela.email, 'It goes to the house of Bela'],
      [alice.email.toUpperCase(), 'It goes to your house'],
      ['old@shopper.example', 'It went to your old house'],
    ] as const) {
      const reply = { id: 'reply-0001', at, text, by };
      const message = aMessage({ userId: alice.uid, email, message: `Of ${email}`, replies: [reply] });
      const { id } = await db.collection('messages').add(message);
      const mail = replyMail(id, message, reply);
      await db.doc(`mail/${mail.id}`).set(mail);
    }
    const { messages, mailsSent } = (await data(alice)).body as Record<string, object[]>;
    expect(messages).toHaveLength(3);
    expect(messages).toContainEqual(expect.objectContaining({ email: bela.email, answers: [] }));
    const text = JSON.stringify([messages, mailsSent]);
    expect(text).not.toContain('the house of Bela');
    expect(text.split('It goes to your house')).toHaveLength(3);
    expect(text.split('It went to your old house')).toHaveLength(3);
  });

  test('has no alerts of an address that the account has not proved to own', async () => {
    const alice = await newPerson();
    const bela = await newPerson();
    const mailKey = mailKeyOf(bela.email);
    const alert = { kind: 'back', productId: 'toner', sku: 'toner-1', status: 'waiting', userId: '' };
    await shop()
      .db.collection('alerts')
      .add({ ...alert, email: bela.email, mailKey, askedAt: 'then' });
    const account: Account = {
      uid: alice.uid,
      email: bela.email,
      verified: false,
      name: '',
      phone: '',
      createdAt: '',
      providers: [],
      disabled: false,
      validFrom: 0,
      factors: [],
      admin: false,
      role: null,
    };
    const { alerts } = await readPersonalRecords(shop().db, account, () => true);
    expect(alerts).toEqual([]);
  });

  test('is complete for 121 orders, and the account can be deleted', async () => {
    const alice = await newPerson();
    const template = await stored(await order(alice, 'delivered'));
    const batch = shop().db.batch();
    for (let n = 0; n < 120; n += 1) {
      const orderId = `GLMD-many-${n}`;
      batch.set(shop().db.doc(`orders/${orderId}`), { ...template, orderId });
    }
    await batch.commit();
    expect((await data(alice)).body['orders']).toHaveLength(121);
    shop().slowCalls(20_000);
    const slow = await data(alice);
    const begun = await remove(alice);
    shop().slowCalls(0);
    // Part of it would pass for all of it, so nothing is handed over.
    expect(slow).toMatchObject({ status: 503, body: { code: 'too_much' } });
    expect(Object.keys(slow.body)).not.toContain('orders');
    expect(begun).toMatchObject({ status: 202, body: { status: 'deleting' } });
    expect(await findDocumentsWith([alice.uid])).not.toEqual([`deletions/${alice.uid}`]);
    expect((await remove(alice)).status).toBe(200);
    expect(await findDocumentsWith([alice.uid, alice.email])).toEqual(remainsOf(alice));
    const erased = await shop().db.collection('orders').where('userId', '==', 'erased').get();
    const many = erased.docs.filter(({ id }) => id.startsWith('GLMD-many-'));
    expect(many).toHaveLength(120);
    await Promise.all(many.map(({ ref }) => ref.delete()));
  });
});
