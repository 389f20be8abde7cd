import { paise } from '../money/money';
import { transferMail } from './transferMail';

const now = new Date('2026-11-30T10:00:00.000Z');
const transfer = { amount: paise(50_000), reference: 'UTR 1' };
const asha = {
  uid: 'asha',
  email: 'asha@example.com',
  razorpayOrderId: 'order_1',
  siteUrl: 'https://shop.example',
};

test.each([
  [true, 'The refund of your gift card', true],
  [false, 'The refund of your payment', false],
])('the buyer reads where the money is (gift card: %s)', (isGiftCard, heading, hasLink) => {
  const { to, userId, message } = transferMail(transfer, { ...asha, isGiftCard }, now);
  expect({ to, userId }).toEqual({ to: ['asha@example.com'], userId: 'asha' });
  expect(message.subject).toBe('We have transferred ₹500 to you');
  expect(message.text).toContain(heading);
  expect(message.text).toContain(
    '₹500 to you, because it could not go back to your original payment method.',
  );
  expect(message.text).toContain('The bank’s reference is UTR 1.');
  expect(message.text.includes('https://shop.example/profile#credit')).toBe(hasLink);
});

test('a later transfer of the same payment is another mail', () => {
  const id = (at: Date) => transferMail(transfer, { ...asha, isGiftCard: true }, at).id;
  expect(id(now)).not.toBe(id(new Date(now.getTime() + 1)));
});
