import { type CartItem } from '../../../src/domain/cart/cart';
import { type CreateShipmentRequest } from '../../../src/domain/contracts/shipment';
import { codBody, paymentBody, prepaidBody } from '../../../local/endpoints/testing/fixtures';
import { type Reply } from '../../../local/endpoints/testing/shopClient';
import { signedEvent } from '../../../local/razorpay/events';
import { razorpayKeys } from '../../../local/stack/settings';
import { randomFrom } from '../../random';
import { type Worlds } from '../worlds';

type World = Worlds['processes'];

/** What all clients did. */
export interface Tally {
  flows: number;
  /** Flows that heard an answer to everything they asked. */
  ended: number;
  /** Order ids that were answered as placed. */
  answered: string[];
  wrong: string[];
}

interface ClientOptions {
  name: string;
  seed: number;
  carts: readonly CartItem[][];
  isOver: () => boolean;
  tally: Tally;
}

/** Milliseconds between two tries, and how many a patient browser makes. */
const WAIT = 250;
const TRIES = 100;
const DISCOUNT = 50;

/** The same call again until something that lives answers it, as the web app does. */
async function stubborn(call: () => Promise<Reply>, tries = TRIES): Promise<Reply> {
  const reply = await call().catch(() => null);
  if (reply && reply.status < 500) return reply;
  if (tries === 0) throw new Error(`No answer: ${reply?.status ?? 'nobody was there'}`);
  await new Promise((resolve) => setTimeout(resolve, WAIT));
  return stubborn(call, tries - 1);
}

/** Refusals that are true: a limited coupon is used up; what was left open turned out to be paid. */
const HONEST = new Set(['coupon_refused', 'already_paid']);

/** What one person does until the time is up: a flow at a time, chosen by the dice. */
export async function client(world: World, { name, seed, carts, isOver, tally }: ClientOptions) {
  const roll = randomFrom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(roll() * from.length)] as T;
  let count = 0;

  const heard = (what: string, reply: Reply): boolean => {
    const { status, body } = reply;
    if (status < 300) return true;
    if (!HONEST.has(String(body['code']))) {
      tally.wrong.push(`${what} was answered ${status} ${String(body['code'])}: ${String(body['message'])}`);
    }
    return false;
  };
  const place = async (body: CreateShipmentRequest): Promise<string> => {
    if (!heard('create-shipment', await stubborn(() => world.order(body, name)))) return '';
    tally.answered.push(body.order_id);
    return body.order_id;
  };
  const cash = (id: string, code = '') => {
    const items = pick(carts);
    if (!code) return place(codBody(id, items));
    const { sub_total: subTotal } = codBody(id, items);
    const total = subTotal - DISCOUNT;
    const deliveryFee = total < 500 ? 70 : 0;
    const sums = { discountAmount: DISCOUNT, deliveryFee, finalTotal: total + deliveryFee };
    return place({ ...codBody(id, items, sums), coupon_code: code });
  };
  /** Begins to pay; the order, which may be one left open before, and what the checkout hands over once it is paid. */
  const pay = async (id: string, items: CartItem[]) => {
    const begun = await stubborn(() => world.pay(paymentBody(id, items), name));
    if (!heard('create-order', begun)) return null;
    const result = await world.razorpay.pay(String(begun.body['id']));
    return { orderId: String(begun.body['orderId']), result };
  };
  /** Answers the order's id once it is placed. */
  const prepaid = async (id: string): Promise<string> => {
    const items = pick(carts);
    const paid = await pay(id, items);
    if (!paid) return '';
    heard('verify-payment', await stubborn(() => world.verify(paid.result, name)));
    return place(prepaidBody(paid.orderId, items));
  };
  /** The browser is closed after paying; Razorpay says so until it is heard. */
  const closed = async (id: string) => {
    const paid = await pay(id, pick(carts));
    if (!paid) return;
    const { razorpay_payment_id: paymentId } = paid.result;
    const payment = (await world.razorpay.payments()).find((one) => one.id === paymentId);
    if (!payment) throw new Error('Razorpay has forgotten a payment');
    const at = Math.floor(Date.now() / 1000);
    const { body, headers } = signedEvent('payment.captured', { payment }, razorpayKeys.webhookSecret, at);
    const send = () => world.call('/api/payment/webhook', { key: null, raw: body, headers });
    heard('webhook', await stubborn(send));
  };
  const abandoned = async (id: string) => {
    const body = paymentBody(id, pick(carts));
    heard('create-order', await stubborn(() => world.pay(body, name)));
  };
  const cancelled = async (id: string) => {
    const placed = roll() < 0.5 ? await cash(id) : await prepaid(id);
    if (placed) heard('cancel', await stubborn(() => world.cancel(placed, name)));
  };
  const flows = [
    ...[cash, cash, (id: string) => cash(id, 'FIFTY'), (id: string) => cash(id, 'FEW')],
    ...[prepaid, prepaid, closed, abandoned, cancelled],
  ];

  while (!isOver()) {
    tally.flows += 1;
    count += 1;
    try {
      await pick(flows)(`GLMF20-${name}-${count}`);
      tally.ended += 1;
    } catch (error) {
      tally.wrong.push(error instanceof Error ? error.message : String(error));
    }
  }
}
