import { type MailShop, startMailShop } from '../testing/shops/mailShop';

let shop: MailShop;
beforeEach(async () => {
  shop = await startMailShop();
});
afterEach(() => shop.close());

describe('a mail to an address that its account has left', () => {
  const [old, now] = ['u.old@shopper.example', 'u@shopper.example'];
  const recipients = () => shop.smtp.arrived().map(({ subject, to }) => `${subject}: ${to}`);
  /** A session of before the change wrote the old address into the person's own document, and the sweep saw only that. */
  beforeEach(async () => {
    await shop.db.doc('users/u').set({ userId: 'u', email: old });
    await shop.db.doc('customers/u').set({ uid: 'u', email: old });
  });

  test('goes to the one that it has now in Firebase Auth, and other mails stay', async () => {
    shop.setAccount('u', now);
    await shop.queue('before', { to: [old] });
    await shop.queue('other', { to: ['friend@shopper.example'] });
    await shop.queue('typed', { to: [old], isAddressTyped: true });
    await shop.queue('guest', { to: [old], userId: '' });
    await shop.send();
    await shop.db.doc('customers/u').set({ uid: 'u', email: now, formerEmails: [old] });
    await shop.queue('after', { to: [old] });
    await shop.send();
    expect(recipients().sort()).toEqual([
      `Your order after: ${now}`,
      `Your order before: ${now}`,
      `Your order guest: ${old}`,
      'Your order other: friend@shopper.example',
      `Your order typed: ${old}`,
    ]);
    expect((await shop.db.doc('mail/before').get()).get('to')).toEqual([now]);
  });

  test('goes to no address that an ended session writes, and to none that is not verified', async () => {
    shop.setAccount('u', now);
    await shop.db.doc('users/u').set({ userId: 'u', email: 'thief@shopper.example' });
    await shop.db.doc('customers/u').set({ uid: 'u', email: 'thief@shopper.example', formerEmails: [now] });
    await shop.queue('order', { to: [now] });
    await shop.send();
    shop.setAccount('u', 'unverified@shopper.example', false);
    await shop.queue('second', { to: [now] });
    await shop.send();
    expect(recipients()).toEqual([`Your order order: ${now}`, `Your order second: ${now}`]);
  });

  test('goes to its own address where the change was undone before it could be sent', async () => {
    shop.setAccount('u', now);
    await shop.queue('order', { to: [old] });
    await shop.behave('refuse');
    expect(await shop.send()).toMatchObject({ sent: 0, retried: 1 });
    expect((await shop.db.doc('mail/order').get()).get('to')).toEqual([old]);
    shop.setAccount('u', old);
    await shop.behave('ok');
    shop.advance(2 * 60_000);
    expect(await shop.send()).toMatchObject({ sent: 1 });
    expect(recipients()).toEqual([`Your order order: ${old}`]);
  });

  test('waits where Firebase Auth does not answer', async () => {
    await shop.queue('order', { to: [old] });
    const find = () => Promise.reject(new Error('Firebase Auth is away'));
    expect(await shop.send({ accounts: { find } })).toMatchObject({ sent: 0, retried: 1 });
    expect(recipients()).toEqual([]);
    shop.setAccount('u', now);
    shop.advance(2 * 60_000);
    expect(await shop.send()).toMatchObject({ sent: 1 });
    expect(recipients()).toEqual([`Your order order: ${now}`]);
  });
});
