import type { GiftCard } from '@/domain/giftCards/giftCard';
import type { PaymentRecord } from '../record/paymentRecord';
import { transferredGiftCard } from './giftCardRefund';

const now = new Date('2026-11-30T10:00:00.000Z');
const card = { id: 'card-1', status: 'cancelled', updatedAt: '' } as GiftCard;
const recordOf = (paymentId: string, reference?: string) =>
  ({ razorpayPaymentId: 'pay_1', refunds: { [paymentId]: { reference } } }) as unknown as PaymentRecord;

test('a cancelled card says under which number its payment was transferred', () => {
  const at = now.toISOString();
  expect(transferredGiftCard(card, recordOf('pay_1', 'UTR 1'), now)).toEqual({
    ...card,
    transferred: { at, reference: 'UTR 1' },
    updatedAt: at,
  });
});

test.each<[string, GiftCard, PaymentRecord]>([
  ['is not cancelled', { ...card, status: 'sent' }, recordOf('pay_1', 'UTR 1')],
  ['was paid twice, of which the second went back', card, recordOf('pay_2', 'UTR 1')],
  ['is refunded by Razorpay', card, recordOf('pay_1')],
  ['says so already', { ...card, transferred: { at: '', reference: 'UTR 0' } }, recordOf('pay_1', 'UTR 1')],
])('a card that %s stays as it is', (_how, one, record) => {
  expect(transferredGiftCard(one, record, now)).toBeNull();
});
