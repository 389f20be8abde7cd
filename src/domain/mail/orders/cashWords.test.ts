import { paise, ZERO } from '@/domain/money/money';
import { inCash } from '@/domain/orders/order/testing';
import { deliveredOrder } from '@/domain/invoices/testing';
import type { Order } from '@/domain/orders/order/order';
import type { OrderNews } from './orderNews';
import { orderMailContent } from './orderMailContent';

const amounts = { subTotal: 600, discountAmount: 60, prepaidDiscount: 0, deliveryFee: 0, finalTotal: 540 };
const addresses = {
  orderUrl: 'https://shop.example/mail/order~GLM1',
  support: 'care@shop.example',
  payUrl: '',
};

describe.each<OrderNews>(['placed', 'shipped', 'resent'])('the mail of a cash order that is %s', (news) => {
  const asked = (amount: number) => {
    const credit = amount > 0 ? { credit: { paise: paise(amount), backPaise: ZERO, lots: [] } } : {};
    const order = deliveredOrder({ ...inCash, amounts, ...credit });
    return orderMailContent(news, order, addresses)
      .paragraphs.join(' ')
      .match(/₹[\d.,]+ in cash/)?.[0];
  };

  test('asks for the cash that the courier collects', () => {
    expect(asked(0)).toBe('₹540 in cash');
    expect(asked(200_00)).toBe('₹340 in cash');
    expect(asked(540_00)).toBeUndefined();
  });
});

test.each<[string, Partial<Order>]>([
  ['is cancelled', { ...inCash, status: 'cancelled' }],
  ['was paid online and is cancelled', { status: 'cancelled' }],
  [
    'ends because its parcel was lost',
    {
      ...inCash,
      status: 'cancelled',
      history: [{ at: '', from: 'shipped', to: 'cancelled', by: 'shop', note: 'It was lost' }],
    },
  ],
])('the mail of an order that %s names the store credit that goes back with it', (_, change) => {
  const said = (...earlier: number[]) => {
    const order = deliveredOrder({
      amounts,
      credit: { paise: paise(300_00), backPaise: paise(300_00), lots: [] },
      ...change,
    });
    const parts = earlier.map((amount, n) => {
      const id = `r${n}`;
      return { id, status: 'done', amount, note: '', at: '', isCredit: true } as const;
    });
    const paid = { ...order, payment: { ...order.payment, ...(parts.length > 0 ? { parts } : {}) } };
    return orderMailContent('cancelled', paid, addresses)
      .paragraphs.join(' ')
      .match(/₹[\d.,]+ of store credit/)?.[0];
  };
  expect(said()).toBe('₹300 of store credit');
  expect(said(120, 30.5)).toBe('₹149.50 of store credit');
  expect(said(300)).toBeUndefined();
});

test.each<[OrderNews, string, Partial<Order>]>([
  ['placed', 'To pay', inCash],
  ['cancelled', 'Not charged', { ...inCash, status: 'cancelled' }],
  ['cancelled', 'Paid', { status: 'cancelled' }],
])('the sums of a mail, %s: the rest beside store credit is "%s"', (news, label, change) => {
  const credit = { paise: paise(200_00), backPaise: ZERO, lots: [] };
  const order = deliveredOrder({ status: 'placed', amounts, credit, ...change });
  expect(orderMailContent(news, order, addresses).sums?.at(-1)?.label).toBe(label);
});

test.each<Partial<Order>>([inCash, { ...inCash, status: 'cancelled' }, { status: 'cancelled' }])(
  'the sums of a mail of %j: store credit that pays it all leaves no rest of ₹0',
  (change) => {
    const credit = { paise: paise(540_00), backPaise: ZERO, lots: [] };
    const order = deliveredOrder({ status: 'placed', amounts, credit, ...change });
    expect(orderMailContent('placed', order, addresses).sums?.slice(-2)).toEqual([
      { label: 'Total', amount: '₹540', strong: true },
      { label: 'Paid with store credit', amount: '₹540', strong: true },
    ]);
  },
);
