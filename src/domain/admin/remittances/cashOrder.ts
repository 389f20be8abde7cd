import { difference, subtract, sum, toRupees, ZERO, type Paise } from '../../money/money';
import { collectsCash, payable } from '../../orders/order/payable';
import { countDays } from '../../time/calendar';
import { dayInIndia } from '../../time/india';
import { STATE_WORDS } from './messages';
import { deliveredAt, type CashFacts, type Remittance } from './remittance';

/** Days after delivery within which couriers pay: their usual cycles end by day 8, and the bank takes up to two more. */
export const OVERDUE_DAYS = 10;

/** A delivered cash order with what the courier has paid for it, without its person. */
export interface CashOrder {
  orderId: string;
  /** Empty where the team sent it without one, and after its buyer's account was deleted. */
  awb: string;
  courier: string;
  /** The day in India. */
  deliveredOn: string;
  /** What the courier collected at the door. */
  owed: Paise;
  /** Oldest first. */
  payments: Remittance[];
}

/** Null for an order whose courier owes nothing. Goods that come back later change nothing: the cash was collected. */
export function cashOrderOf(order: CashFacts, payments: readonly Remittance[]): CashOrder | null {
  const at = deliveredAt(order);
  if (!at || !collectsCash(order)) return null;
  const { awb, courier } = order.shipment;
  return {
    orderId: order.orderId,
    awb,
    courier,
    deliveredOn: dayInIndia(new Date(at)),
    owed: payable(order),
    payments: [...payments].sort((a, b) => a.day.localeCompare(b.day)),
  };
}

/**
 * The states in the order of their urgency. 'waiting': not paid yet, and not overdue. 'no_awb': no list can say that it is
 * paid, so that it is neither.
 */
export const CASH_STATES = ['overdue', 'less', 'more', 'waiting', 'paid', 'no_awb'] as const;
export type CashState = (typeof CASH_STATES)[number];

export const paidOf = ({ payments }: Pick<CashOrder, 'payments'>): Paise =>
  sum(payments.map(({ amount }) => amount));

/** `today` is the day in India. */
export function cashStateOf(order: CashOrder, today: string): CashState {
  const paid = paidOf(order);
  if (paid === 0 && order.awb === '') return 'no_awb';
  if (paid === 0) return countDays(order.deliveredOn, today) - 1 > OVERDUE_DAYS ? 'overdue' : 'waiting';
  if (paid === order.owed) return 'paid';
  return paid < order.owed ? 'less' : 'more';
}

/** collected + extra = received + waiting + missing. Orders of the state 'no_awb' are counted, and in no sum. */
export interface CashSums {
  counts: Record<CashState, number>;
  collected: Paise;
  received: Paise;
  /** Not paid yet and not overdue. */
  waiting: Paise;
  /** Overdue, and the rest of what was paid short. */
  missing: Paise;
  /** Paid beyond what was owed. */
  extra: Paise;
}

export function cashSums(orders: readonly CashOrder[], today: string): CashSums {
  const sums: CashSums = {
    counts: { overdue: 0, less: 0, more: 0, waiting: 0, paid: 0, no_awb: 0 },
    collected: ZERO,
    received: ZERO,
    waiting: ZERO,
    missing: ZERO,
    extra: ZERO,
  };
  const raise = (name: 'collected' | 'received' | 'waiting' | 'missing' | 'extra', by: Paise) => {
    sums[name] = sum([sums[name], by]);
  };
  for (const order of orders) {
    const state = cashStateOf(order, today);
    const paid = paidOf(order);
    sums.counts[state] += 1;
    if (state === 'no_awb') continue;
    raise('collected', order.owed);
    raise('received', paid);
    raise(state === 'waiting' ? 'waiting' : 'missing', subtract(order.owed, paid));
    raise('extra', subtract(paid, order.owed));
  }
  return sums;
}

/** One transfer of the courier: all lines with its reference. */
export interface Transfer {
  reference: string;
  /** The newest day of its lines. */
  day: string;
  parcels: number;
  amount: Paise;
}

/** The newest transfer first. */
export function transfersOf(lines: readonly Remittance[]): Transfer[] {
  const found = new Map<string, Transfer>();
  for (const { reference, day, amount } of lines) {
    const known = found.get(reference) ?? { reference, day, parcels: 0, amount: ZERO };
    const newest = known.day > day ? known.day : day;
    found.set(reference, {
      reference,
      day: newest,
      parcels: known.parcels + 1,
      amount: sum([known.amount, amount]),
    });
  }
  return [...found.values()].sort(
    (a, b) => b.day.localeCompare(a.day) || a.reference.localeCompare(b.reference),
  );
}

const COLUMNS: readonly [head: string, (order: CashOrder, today: string) => string | number][] = [
  ['Order', ({ orderId }) => orderId],
  ['AWB', ({ awb }) => awb],
  ['Courier', ({ courier }) => courier],
  ['Delivered on', ({ deliveredOn }) => deliveredOn],
  ['Collected', ({ owed }) => toRupees(owed)],
  ['Paid', (order) => toRupees(paidOf(order))],
  ['Difference', (order) => toRupees(difference(paidOf(order), order.owed))],
  ['State', (order, today) => STATE_WORDS[cashStateOf(order, today)]],
  ['Paid on', ({ payments }) => payments.map(({ day }) => day).join('; ')],
  ['References', ({ payments }) => payments.map(({ reference }) => reference).join('; ')],
];

/** The list as rows of a file, with amounts in rupees. */
export const cashFile = (orders: readonly CashOrder[], today: string) => ({
  head: COLUMNS.map(([head]) => head),
  rows: orders.map((order) => COLUMNS.map(([, cell]) => cell(order, today))),
});
