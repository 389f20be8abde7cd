import { cashOrderOf, type CashOrder } from '@/domain/admin/remittances/cashOrder';
import { remittanceId, type RemittanceLine } from '@/domain/admin/remittances/remittance';
import type { Paise } from '@/domain/money/money';
import type { Order } from '@/domain/orders/order/order';
import { addDays } from '@/domain/time/calendar';
import { dayInIndia } from '@/domain/time/india';
import type { DemoDocument } from '..';

/** Days from delivery to the first transfer that can have it; transfers come on Wednesdays. */
const DAYS = 3;
const WEDNESDAY = 3;

function payDay(deliveredOn: string): string {
  const first = addDays(deliveredOn, DAYS);
  const weekday = new Date(`${first}T12:00:00.000Z`).getUTCDay();
  return addDays(first, (WEDNESDAY - weekday + 7) % 7);
}

/** The courier forgot one of so many parcels, paid ₹70 too little for one and ₹50 too much for one. */
const OF = 14;
const FORGOTTEN = 3;
const SHORT = 8;
const OVER = 11;

function amountOf({ owed }: CashOrder, n: number): number {
  if (n % OF === SHORT) return owed - 7000;
  return n % OF === OVER ? owed + 5000 : owed;
}

/** Weekly transfers of the courier for the delivered cash orders, and one parcel that no order has. The same for the same `now`. */
export function demoRemittances(orders: readonly Order[], now: Date): DemoDocument[] {
  const today = dayInIndia(now);
  const owing = orders.flatMap((order) => cashOrderOf(order, []) ?? []).filter(({ awb }) => awb);
  const lines = owing.flatMap((order, n): RemittanceLine[] => {
    const day = payDay(order.deliveredOn);
    if (day > today || n % OF === FORGOTTEN) return [];
    const reference = `AXISCN${day.replaceAll('-', '')}`;
    const { awb, orderId } = order;
    return [{ awb, reference, day, amount: amountOf(order, n) as Paise, orderId }];
  });
  const last = lines.at(-1);
  const stray = last ? [{ ...last, awb: 'DEMO70000001', amount: 59_900 as Paise, orderId: '' }] : [];
  return [...lines, ...stray].map((line) => ({
    path: `remittances/${remittanceId(line)}`,
    data: { ...line, at: `${line.day}T06:30:00.000Z` },
  }));
}
