import { queuedMail } from '@/domain/mail/delivery';
import { DELETION_MAIL_DAYS } from '@/domain/customers/retention/retention';
import { mailKeyOf } from '../../../functions/src/gateways/mail/mailKey';
import { shopWithTestAccounts } from '../testing/people/testAccounts';

const { shop, newPerson, remove } = shopWithTestAccounts();

test('a gift card that waits for the mail server still comes after its recipient deletes their account', async () => {
  const alice = await newPerson();
  const mails = shop().db.collection('mail');
  const createdAt = new Date().toISOString();
  const mail = { to: [alice.email], userId: '', orderId: '', mailKey: mailKeyOf(alice.email), createdAt };
  const delivery = queuedMail(createdAt);
  const gift = { ...mail, textOnceSent: 'Gone.', message: { subject: 'A gift', text: 'CODE', html: 'CODE' } };
  await mails.doc('gift-one-1').set({ ...gift, delivery });
  await mails.doc('gift-two-1').set({ ...gift, delivery: { ...delivery, status: 'sent', nextAt: null } });
  await mails.doc('alert-1').set({ ...mail, delivery });
  expect((await remove(alice)).status).toBe(200);
  const left = await mails.where('mailKey', '==', mailKeyOf(alice.email)).get();
  expect(left.docs.map(({ id }) => id)).toEqual(['gift-one-1']);
  const kept = left.docs[0]?.data();
  expect(kept).toMatchObject({ message: { text: 'CODE' }, delivery });
  const days = (kept?.['expireAt'].toMillis() - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(DELETION_MAIL_DAYS);
});
