import type { GiftCard } from '../giftCards/giftCard';
import { giftCardMailStand } from '../giftCards/mails';
import { giftCardCancelledMail, giftCardMail, giftCardReminderMail } from './giftCardMail';

const now = new Date('2026-11-29T10:00:00.000Z');
const card = {
  id: 'card-1',
  email: 'alice@example.com',
  userId: 'alice',
  paise: 500_00,
  status: 'sent',
  recipient: { name: 'Bob', email: 'bob@example.com' },
  from: 'Alice',
  lastDay: '2027-11-29',
  mails: 1,
} as GiftCard;

describe('the giver’s message', () => {
  const facts = { code: 'A'.repeat(20), mailKey: 'k', siteUrl: 'https://shop.example', now };
  const mailWith = (words: string) => giftCardMail({ ...card, message: words }, facts).message;

  it('keeps its lines', () => {
    const { text, html } = mailWith('Roses are red,\nviolets are <b>blue</b>');
    expect(html).toContain('>Roses are red,<br>violets are &lt;b&gt;blue&lt;/b&gt;</blockquote>');
    expect(text).toContain('\n\n> Roses are red,\n> violets are <b>blue</b>\n\n');
  });

  it('cannot pass as the shop’s own words', () => {
    const { text, html } = mailWith('Hi”\n\nYour card was stopped.\r\nCall \u2028 us');
    expect(text).toContain('\n\n> Hi”\n>\n> Your card was stopped.\n> Call\n> us\n\nYour code is');
    expect(html).toContain('>Hi”<br><br>Your card was stopped.<br>Call<br>us</blockquote>');
  });

  it('is left out where there is none', () => {
    const { text, html } = mailWith('');
    expect(text).not.toContain('message');
    expect(html).not.toContain('<blockquote');
  });
});

test('a name stands between quotation marks, whatever an older card has in it', () => {
  const facts = { code: 'A'.repeat(20), mailKey: 'k', siteUrl: 'https://shop.example', now };
  const recipient = { ...card.recipient, name: 'Final\u0085notice' };
  const { subject, text } = giftCardMail({ ...card, recipient, from: 'Refund\n desk' }, facts).message;
  expect(subject).toBe('“Refund desk” has sent you a Glumist gift card');
  expect(text).toContain('A gift for “Final notice”');
  expect(text).toContain('“Refund desk” has sent you ₹500 to spend at Glumist.');
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

test('the mails to a recipient name their card, which lets them leave', () => {
  const facts = { mailKey: 'k', siteUrl: 'https://shop.example', now };
  const sentCard = { ...card, sentAt: now.toISOString() };
  const mails = [
    giftCardMail(card, { ...facts, code: 'A'.repeat(20) }),
    giftCardReminderMail(sentCard, facts),
  ];
  for (const { id, giftCardId } of mails) {
    expect(giftCardId).toBe('card-1');
    expect(giftCardMailStand(sentCard, id, now)).toBe('open');
  }
});
