import type { Product } from '@/domain/catalogue/catalogue';
import { withTally } from '@/domain/admin/sales/countOrder';
import { withTeamWaits } from '@/domain/orders/returnDesk/teamWaits';
import type { Order } from '@/domain/orders/order/order';
import { moveOrder } from '../../src/domain/orders/lifecycle/lifecycle';
import { followTrouble } from '@/domain/orders/shipment/parcelTrouble';
import { claimAnswer, recordAnswer } from '@/domain/orders/undelivered/answerUndelivered';
import type { Claim } from '@/domain/orders/undelivered/claim';
import { followUndelivered } from '@/domain/orders/undelivered/followUndelivered';
import { toPaise } from '@/domain/money/money';
import type { Customer } from './customers';
import { lineOf, placed } from './orders';
import { HOUR_MS } from '@/domain/time/calendar';

/** Hours from the order to its first failed attempt. */
const WAY = 70;

interface Spec {
  /** Hours since each failed attempt, the oldest first, with the courier's words. */
  attempts: readonly [hoursAgo: number, words: string][];
  /** The team's answer to the courier, an hour after the last attempt. */
  landmark?: string;
  /** Hours since the courier lost it. */
  lostHoursAgo?: number;
}

const SPECS: readonly Spec[] = [
  {
    attempts: [
      [44, 'Door locked'],
      [21.9, 'Customer phone switched off'],
    ],
  },
  { attempts: [[18.4, 'Address not found']] },
  { attempts: [[9.5, 'COD amount not ready']] },
  { attempts: [[15, 'Customer refused the parcel']], landmark: 'Opposite the State Bank' },
  { attempts: [], lostHoursAgo: 30 },
];

const AWB_DIGITS = 9;

/** Numbers that the courier's sandbox gives to its first parcels, so that it knows these too. */
const awbOf = (n: number): string => `14349${String(n + 1).padStart(AWB_DIGITS, '0')}`;

/** The courier tells times in whole seconds. */
const secondsAgo = (now: Date, hours: number): string =>
  new Date(Math.floor((now.getTime() - hours * HOUR_MS) / 1000) * 1000).toISOString();

function onItsWay(order: Order, now: Date, startedHoursAgo: number): Order {
  const steps = [
    ['packed', 5],
    ['shipped', 16],
    ['out_for_delivery', WAY - 3],
  ] as const;
  return steps.reduce((current: Order, [to, hours]) => {
    const step = { at: secondsAgo(now, startedHoursAgo - hours), by: 'courier', note: '' };
    const moved = moveOrder(current, to, step);
    if (!moved.ok) throw new Error(`No demo order goes from ${moved.from} to ${to}`);
    return moved.order;
  }, order);
}

function news(order: Order, status: string, words: string, at: string): Order {
  return followUndelivered(followTrouble(order, status, at), { status, words, happenedAt: at, at });
}

function told(order: Order, landmark: string, at: Date): Order {
  const attempt = order.undelivered?.attempts.length ?? 0;
  const instruction = { act: 'again', day: '', phone: '', landmark, address: '', note: '' } as const;
  const claimed = claimAnswer(order, { instruction, by: 'shop', attempt }, at);
  if (claimed.kind === 'refused') throw new Error(claimed.message);
  return recordAnswer(claimed.order, claimed.answer, at);
}

/** Parcels that the courier could not hand over, or lost: the clock of three runs. The same for the same `now`. */
export function undeliveredOrders(
  products: readonly Product[],
  now: Date,
  customers: readonly Customer[],
): Order[] {
  return SPECS.flatMap(({ attempts, landmark, lostHoursAgo }, n) => {
    const product = products[n];
    const customer = customers[n];
    if (!product || !customer) return [];
    const [first] = attempts;
    const started = WAY + (first?.[0] ?? lostHoursAgo ?? 0);
    // Numbers that no other order has.
    const order = placed(secondsAgo(now, started), 601 + n, customer, [lineOf(product, () => 0)]);
    const awb = awbOf(n);
    const shipment = { ...order.shipment, status: 'booked', awb, courier: 'Delhivery Surface' } as const;
    let current = onItsWay({ ...order, shipment }, now, started);
    for (const [hours, words] of attempts) {
      current = news(current, 'exception', words, secondsAgo(now, hours));
    }
    if (landmark) current = told(current, landmark, new Date(now.getTime() - 12 * HOUR_MS));
    if (lostHoursAgo) current = news(current, 'lost', '', secondsAgo(now, lostHoursAgo));
    return [withTeamWaits(withTally(current))];
  });
}

/** The open claims for the lost ones. */
export const demoClaims = (orders: readonly Order[]): Claim[] =>
  orders.flatMap(({ orderId, amounts, undelivered }) =>
    (undelivered?.losses ?? []).map(({ awb, courier, kind, at }) => ({
      awb,
      orderId,
      courier,
      kind,
      amount: toPaise(amounts.finalTotal),
      status: 'open' as const,
      note: 'Sent the invoice to the courier',
      openedAt: at,
      at,
    })),
  );
