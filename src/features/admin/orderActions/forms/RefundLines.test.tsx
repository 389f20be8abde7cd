import { render, screen } from '@testing-library/react';
import { deliveredOrder } from '@/domain/invoices/testing';
import type { Amounts } from '@/domain/pricing/pricing';
import { messages } from '../messages';
import { RefundLines } from './RefundLines';

type Charges = Pick<Amounts, 'deliveryFee' | 'giftWrap'>;

test.each<[string, Charges, string[], string[]]>([
  ['wrapped', { deliveryFee: 0, giftWrap: 49 }, ['Gift wrap'], [messages.deliveryFee]],
  ['to be paid in cash', { deliveryFee: 70 }, [messages.deliveryFee, messages.feeBack], ['Gift wrap']],
  ['both', { deliveryFee: 70, giftWrap: 49 }, [messages.deliveryFee, 'Gift wrap', messages.feeBack], []],
])(
  'a parcel that came back undelivered, %s: its charges have their own names',
  (_, charges, shown, hidden) => {
    const { deliveryFee, giftWrap = 0 } = charges;
    const sums = { subTotal: 600, discountAmount: 0, prepaidDiscount: 0 };
    const amounts = { ...sums, ...charges, finalTotal: 600 + deliveryFee + giftWrap };
    render(<RefundLines order={deliveredOrder({ status: 'rto', amounts })} />);
    const lines = screen.getByRole('region', { name: messages.comesBack });
    for (const words of shown) expect(lines).toHaveTextContent(words);
    for (const words of hidden) expect(lines).not.toHaveTextContent(words);
  },
);
