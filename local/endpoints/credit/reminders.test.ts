import { emptyAccount, type CreditAccount, type CreditLot } from '@/domain/credit/account';
import { addCredit, drawCredit } from '@/domain/credit/ledger';
import { lastDayFrom, REMINDER_DAYS } from '@/domain/credit/limits';
import { paidGiftCard, sentGiftCard } from '@/domain/giftCards/buy';
import type { GiftCard } from '@/domain/giftCards/giftCard';
import { cancelledGiftCard, frozenGiftCard } from '@/domain/giftCards/redeem';
import { paise } from '@/domain/money/money';
import { fullDayText } from '@/domain/orders/shipment/deliveryDate';
import { addDays } from '@/domain/time/calendar';
import { dayInIndia } from '@/domain/time/india';
import { remindOfCredit } from '../../../functions/src/credit/remindOfCredit';
import { hashOfCode } from '../../../functions/src/giftCards/handleDueGiftCards';
import type { Accounts } from '../../../functions/src/platform/callers/account';
import { account, ACCOUNTS } from '../testing/people/testTeam';
import { verifyToken } from '../testing/people/testTokens';
import { dying } from '../testing/shops/alertShop';
import { startMailShop } from '../testing/shops/mailShop';
import { startTestShop, type TestShop } from '../testing/shops/testShop';

const DAY = 86_400_000;
const CODE = 'ABCD0123456789EFGHJK';
let shop: TestShop;

/** Every shopper has an account, except 'gone'. */
const accounts: Accounts = {
  ...ACCOUNTS,
  find: async (uid) =>
    (await ACCOUNTS.find(uid)) ??
    (uid === 'gone'
      ? null
      : account(uid, { admin: false, disabled: uid === 'locked', verified: uid !== 'typed' })),
};
beforeAll(async () => {
  shop = await startTestShop({ instances: 2, auth: { verifyToken, accounts } });
});
beforeEach(() => shop.seed({}));
afterAll(() => shop.close());

const ago = (days: number) => new Date(shop.now().getTime() - days * DAY);
const inDays = (days: number) => addDays(dayInIndia(shop.now()), days);
/** The day of credit that is due for its reminder since this morning, or since yesterday while it is early in India. */
const SOON = REMINDER_DAYS - 1;

interface Reminder {
  to: string[];
  userId: string;
  message: { subject: string; text: string };
}
const mails = async () => (await shop.db.collection('mail').get()).docs.map((doc) => doc.data() as Reminder);
const recipients = async () => (await mails()).map(({ to }) => to[0]).sort();
const hour = () => shop.advance(3_600_000);

/** An account with ₹100 that expires soon, and ₹250 that does later; `change` is of some days ago. */
function credit(uid: string, change = (given: CreditAccount) => given): CreditAccount {
  const lots: CreditLot[] = [
    { lastDay: inDays(SOON), paise: paise(10_000) },
    { lastDay: lastDayFrom(shop.now()), paise: paise(25_000) },
  ];
  const reason = { id: 'given', note: 'We are sorry.' };
  return change(addCredit(emptyAccount(uid), 'issued', lots, reason, ago(100)).account);
}
const give = (uid: string, change?: (given: CreditAccount) => CreditAccount) =>
  shop.db.doc(`credit/${uid}`).set(credit(uid, change));

/** A card of ₹500 that was sent almost a year ago and is due for its reminder. */
function giftCard(id: string, change = (sent: GiftCard) => sent): GiftCard {
  const bought = {
    id,
    userId: 'asha',
    email: 'asha@example.com',
    paise: 50_000,
    status: 'pending',
    recipient: { name: 'Meera', email: `${id}@example.com` },
    from: 'Asha',
    message: '',
    sendOn: '',
    lastDay: '',
    mails: 0,
  } as GiftCard;
  const code = { codeHash: hashOfCode(CODE), lastFour: CODE.slice(-4) };
  const sent = sentGiftCard(paidGiftCard({ ...bought, lastDay: inDays(SOON) }, ago(340))!, code, ago(340))!;
  return change(sent);
}
const sendCard = (id: string, change?: (sent: GiftCard) => GiftCard) =>
  shop.db.doc(`giftCards/${id}`).set({ ...giftCard(id, change), owedPaise: 50_000 });
const card = async (id: string) => (await shop.db.doc(`giftCards/${id}`).get()).data() as GiftCard;

test('store credit is reminded of once, with what is left and its last day', async () => {
  const reason = { id: 'order', note: '' };
  await give('alice', (given) => drawCredit(given, 'spent', paise(3000), reason, ago(50))!.account);
  expect(await shop.reconcile()).toMatchObject({ creditReminders: 1, failed: 0 });
  const [mail] = await mails();
  const lastDay = fullDayText(inDays(SOON));
  expect(mail).toMatchObject({
    to: ['alice@example.com'],
    userId: 'alice',
    message: { subject: `₹70 of your store credit can be used until ${lastDay}` },
  });
  expect(mail?.message.text).toContain(`You can spend ₹70 of your store credit until ${lastDay};`);
  expect(mail?.message.text).toContain('/profile#credit');
  for (let day = 0; day < 25; day += 5) {
    shop.advance(5 * DAY);
    expect(await shop.reconcile()).toMatchObject({ creditReminders: 0, failed: 0 });
  }
  expect(await mails()).toHaveLength(1);
});

test('many accounts are reminded once each, under a crash and two runs at once', async () => {
  const uids = Array.from({ length: 12 }, (_, n) => `buyer-${n}`);
  for (const uid of uids) await give(uid);
  const crashes: string[] = [];
  const crashing = dying(shop.db);
  await remindOfCredit(
    { db: async () => crashing, now: shop.now, accounts },
    { hasTime: () => true, crashed: (event) => void crashes.push(event), log: () => undefined },
  );
  expect(crashes).toContain('credit.reminder_crashed');
  const before = (await mails()).length;
  expect(before).toBeLessThan(uids.length);
  const runs = await Promise.all([shop.reconcile(), shop.reconcile()]);
  expect(runs.map(({ failed }) => failed)).toEqual([0, 0]);
  expect(runs.reduce((sum, { creditReminders }) => sum + creditReminders, 0)).toBe(uids.length - before);
  expect(await recipients()).toEqual(uids.map((uid) => `${uid}@example.com`).sort());
});

test.each([
  ['without an account', 'gone'],
  ['with a locked account', 'locked'],
  ['with an address that is not verified', 'typed'],
  ['whose account is being deleted', 'deleting'],
])('a person %s gets no mail and is looked up once; another gets one', async (_, uid) => {
  await shop.db.doc('deletions/deleting').set({ uid: 'deleting' });
  await give(uid);
  await give('bob');
  expect(await shop.reconcile()).toMatchObject({ creditReminders: 1 });
  expect(await recipients()).toEqual(['bob@example.com']);
  const due = shop.db.collection('credit').where('remindAt', '<=', shop.now().toISOString());
  expect((await due.get()).size).toBe(0);
});

test('frozen credit is reminded of once it is freed, and not again after another freeze', async () => {
  await shop.db.doc('users/alice').set({ userId: 'alice', email: 'alice@example.com' });
  const freeze = async (frozen: boolean) => {
    const body = { frozen, reason: 'Asked by Ada' };
    expect(await shop.admin('customers/alice/credit/freeze', body)).toMatchObject({ status: 200 });
  };
  const subjects = async () => (await mails()).filter(({ message }) => /until/.test(message.subject));
  const lots = [{ lastDay: inDays(REMINDER_DAYS + 5), paise: paise(10_000) }];
  const { account: given } = addCredit(emptyAccount('alice'), 'issued', lots, { id: 'e', note: '' }, ago(9));
  await shop.db.doc('credit/alice').set(given);
  await freeze(true);
  shop.advance(8 * DAY);
  expect(await shop.reconcile()).toMatchObject({ creditReminders: 0 });
  await freeze(false);
  expect(await shop.reconcile()).toMatchObject({ creditReminders: 1 });
  hour();
  await freeze(true);
  await freeze(false);
  expect(await shop.reconcile()).toMatchObject({ creditReminders: 0 });
  expect(await subjects()).toHaveLength(1);
});

test('the recipient of an unused card is reminded once; what it becomes afterwards is not reminded of again', async () => {
  await sendCard('meera');
  const runs = await Promise.all([shop.reconcile(), shop.reconcile()]);
  expect(runs.map(({ failed }) => failed)).toEqual([0, 0]);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  const lastDay = fullDayText(inDays(SOON));
  expect(mail).toMatchObject({ to: ['meera@example.com'], userId: '' });
  expect(mail?.message.subject).toMatch(new RegExp(`gift card can be used until ${lastDay}$`));
  expect(mail?.message.text).toMatch(/“Asha” sent you ₹500 to spend .* ends with GHJK/s);
  expect(mail?.message.text).not.toContain(CODE);
  expect(await card('meera')).toMatchObject({ status: 'sent', paise: 50_000, owedPaise: 50_000 });
  shop.advance(DAY);
  await shop.db.doc('credit/bob').set(emptyAccount('bob'));
  await shop.db.doc('giftCards/meera').update({ status: 'redeemed', redeemedBy: 'bob', dueAt: null });
  const lots = [{ lastDay: inDays(SOON - 1), paise: paise(50_000) }];
  const redeemed = addCredit(
    emptyAccount('bob'),
    'redeemed',
    lots,
    { id: 'gift-meera', note: '' },
    shop.now(),
  );
  await shop.db.doc('credit/bob').set(redeemed.account);
  for (let day = 0; day < 60; day += 10) {
    shop.advance(10 * DAY);
    expect(await shop.reconcile()).toMatchObject({ creditReminders: 0, giftCards: 0, failed: 0 });
  }
  expect(await mails()).toHaveLength(1);
});

test.each<[string, (sent: GiftCard) => GiftCard]>([
  ['not due', (sent) => ({ ...sent, dueAt: '2099-01-01T00:00:00.000Z' })],
  ['frozen', (sent) => frozenGiftCard(sent, { at: '', by: 'ada', reason: 'Stolen' }, ago(9))],
  ['cancelled', (sent) => cancelledGiftCard(sent, ago(9))],
  ['redeemed', (sent) => ({ ...sent, status: 'redeemed', redeemedBy: 'bob', dueAt: null })],
  ['over', (sent) => ({ ...sent, lastDay: inDays(-1) })],
  ['without an address', (sent) => ({ ...sent, recipient: { name: '', email: '' } })],
])('a card that is %s brings no mail; another does', async (_, change) => {
  await sendCard('first', change);
  await sendCard('second');
  expect(await shop.reconcile()).toMatchObject({ giftCards: 1, failed: 0 });
  hour();
  expect(await shop.reconcile()).toMatchObject({ giftCards: 0, failed: 0 });
  expect(await recipients()).toEqual(['second@example.com']);
});

test('a reminder that the mail server refuses is tried again, and arrives once', async () => {
  const mailShop = await startMailShop();
  const { db, now } = mailShop;
  mailShop.advance(shop.now().getTime() - now().getTime());
  try {
    await db.doc('credit/alice').set(credit('alice'));
    const remind = () =>
      remindOfCredit(
        { db: async () => db, now, accounts },
        { hasTime: () => true, crashed: (event) => expect(event).toBe(''), log: () => undefined },
      );
    expect(await remind()).toEqual({ creditReminders: 1 });
    await mailShop.behave('refuse');
    expect(await mailShop.send()).toMatchObject({ sent: 0, retried: 1 });
    await mailShop.behave('ok');
    mailShop.advance(120_000);
    expect(await remind()).toEqual({ creditReminders: 0 });
    expect(await mailShop.send()).toMatchObject({ sent: 1 });
    expect(await mailShop.send()).toMatchObject({ sent: 0 });
    expect(mailShop.arrived()).toEqual(['alice']);
  } finally {
    await mailShop.close();
  }
});
