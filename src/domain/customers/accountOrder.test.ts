import { paise } from '@/domain/money/money';
import { deliveredOrder } from '@/domain/invoices/testing';
import { orderOf } from './accountOrder';

const at = '2026-11-20T06:00:00.000Z';

test('the download says which refunds of an order are store credit, and what came back of the credit that paid for it', () => {
  const { payment } = deliveredOrder();
  const part = { status: 'done', amount: 50, note: 'Sorry', at } as const;
  const data = orderOf(
    deliveredOrder({
      credit: { paise: paise(20_000), backPaise: paise(5_000), lots: [] },
      payment: {
        ...payment,
        parts: [
          { ...part, id: 'a' },
          { ...part, id: 'b', asCredit: true },
          { ...part, id: 'c', isCredit: true },
        ],
      },
    }),
  );
  expect(data).toMatchObject({ storeCredit: 200, storeCreditBack: 50 });
  expect(data.payment.parts?.map((one) => 'asStoreCredit' in one)).toEqual([false, true, true]);
  expect(orderOf(deliveredOrder())).not.toHaveProperty('storeCreditBack');
});
