import { formatRupees } from '@/domain/money/money';
import { plural } from '@/domain/text/plural';

export const messages = {
  title: 'Pay online',
  heading: (saving: string) => `Pay online and save ${saving}`,
  what: (orderId: string, units: number) =>
    `Order ${orderId}, ${plural(units, { one: '# item', other: '# items' })}`,
  sums: (online: number, cash: number) =>
    `${formatRupees(online)} now instead of ${formatRupees(cash)} in cash, until we pack it.`,
  inCash: 'In cash at the door',
  saving: 'You save',
  online: 'Online now',
  pay: (online: number) => `Pay ${formatRupees(online)} online`,
  tryAgain: 'Try again',
  opening: 'Opening the payment',
  hint: 'You pay on Razorpay’s page, by UPI, card, wallet or net banking. If you do not pay, nothing changes.',
  overTitle: 'Nothing to pay here',
};
