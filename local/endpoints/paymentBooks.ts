import { type Firestore } from 'firebase-admin/firestore';
import { type StockLevel } from '@/domain/catalogue';
import { hasGivenBack } from '@/domain/holdings';
import { type Order } from '@/domain/order';
import { type PaymentRecord } from '@/domain/paymentRecord';
import { type Payment, type Refund } from '../razorpay/types';

/** What Razorpay says was paid and given back. */
export interface Told {
  payments: Payment[];
  refunds: Refund[];
}

async function all<T>(db: Firestore, name: string): Promise<T[]> {
  return (await db.collection(name).get()).docs.map((doc) => doc.data() as T);
}

/** What is wrong with the shop's sums; an empty list when they are kept. `units` is what each SKU began with. */
export async function wrongSums(
  db: Firestore,
  units: Record<string, number>,
  { payments, refunds }: Told,
): Promise<string[]> {
  const [orders, levels, records] = await Promise.all([
    all<Order>(db, 'orders'),
    all<StockLevel>(db, 'stock'),
    all<PaymentRecord>(db, 'payments'),
  ]);
  const held = orders.filter((order) => !hasGivenBack(order));
  const wrong: string[] = [];
  const say = (what: string, is: unknown, should: unknown) => {
    if (is !== should) wrong.push(`${what} is ${String(is)}, not ${String(should)}`);
  };

  for (const { sku, available, reserved, sold } of levels) {
    const taken = held.reduce((sum, order) => sum + (order.reserved[sku] ?? 0), 0);
    say(`${sku} in all`, available + reserved + sold, units[sku]);
    say(`${sku} reserved and sold`, reserved + sold, taken);
    if (available < 0) wrong.push(`${sku} is oversold`);
    const product = await db.doc(`products/${sku.replace(/-1$/, '')}`).get();
    say(`${sku} shown`, product.get('stock'), available);
  }

  for (const { id, ref, data } of (await db.collection('offers').get()).docs.map((doc) => ({
    ...{ id: doc.id, ref: doc.ref, data: doc.data() },
  }))) {
    const using = held.filter(({ offerId }) => offerId === id).length;
    const uses = (await ref.collection('uses').get()).docs.map((doc) => doc.get('count') as number);
    say(`${id} used`, (data['usedCount'] as number | undefined) ?? 0, using);
    say(
      `${id} used by shoppers`,
      uses.reduce((sum, count) => sum + count, 0),
      using,
    );
  }

  for (const { id, order_id: at, amount, captured } of payments) {
    if (!captured) continue;
    const paidFor = held.filter(
      ({ payment }) => payment.razorpayPaymentId === id && payment.status !== 'refunded',
    ).length;
    const back = refunds.filter((refund) => refund.payment_id === id);
    // Some may have gone back by hand; all of it, in however many parts, is one refund.
    const sum = back.reduce((paise, refund) => paise + refund.amount, 0);
    const whole = sum === amount ? 1 : 0;
    const owed = records.find((one) => one.razorpayOrderId === at)?.refunds[id]?.status === 'due' ? 1 : 0;
    say(`${id}: orders, refunds and refunds owed`, paidFor + whole + owed, 1);
    const known = records.some(({ byHand = {} }) =>
      Object.values(byHand).some((one) => one.paymentId === id),
    );
    if (sum > 0 && !known) say(`${id}: refunded`, sum, amount);
  }
  return wrong;
}
