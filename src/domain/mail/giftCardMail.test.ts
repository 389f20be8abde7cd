import type { GiftCard } from '../giftCards/giftCard';
import { giftCardCancelledMail, giftCardMail } from './giftCardMail';

const now = new Date('2026-11-29T10:00:00.000Z');
const card = {
  id: 'card-1',
  email: 'alice@example.com',
  userId: 'alice',
  paise: 500_00,
  status: 'sent',
  recipient: { name: 'Bob', email: 'bob@example.com' },
  from: 'Alice',
  message: 'Roses are red,\nviolets are <b>blue</b>',
  lastDay: '2027-11-29',
  mails: 1,
} as GiftCard;

test('the giver’s message keeps its lines', () => {
  const facts = { code: 'A'.repeat(20), mailKey: 'k', siteUrl: 'https://shop.example', now };
  const { message } = giftCardMail(card, facts);
  expect(message.html).toContain('“Roses are red,<br>violets are &lt;b&gt;blue&lt;/b&gt;”');
  expect(message.text).toContain('“Roses are red,\nviolets are <b>blue</b>”');
});

test.each([
  ['sent', 'The code that we emailed to Bob does not work any more.'],
  ['paid', 'Nothing will be sent to Bob.'],
] as const)(
  'its buyer reads that a card that was %s is cancelled, and where the money goes',
  (status, words) => {
    const mail = giftCardCancelledMail({ ...card, status }, 'https://shop.example', now);
    expect(mail).toMatchObject({ to: ['alice@example.com'], userId: 'alice' });
    expect(mail.message.text).toContain(words);
    expect(mail.message.text).toContain('₹500 goes back to how you paid');
  },
);
