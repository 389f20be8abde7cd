import { type CartItem } from '../../../../src/domain/cart/cart';
import { type CreateShipmentRequest } from '../../../../src/domain/contracts/orders/shipment';
import { codBody, paymentBody, prepaidBody } from '../../../../local/endpoints/testing/documents/fixtures';
import { type Reply } from '../../../../local/endpoints/testing/calls/shopClient';
import { signedEvent } from '../../../../local/razorpay/events';
import { razorpayKeys } from '../../../../local/stack/settings';
import { randomFrom } from '../../../../demo/random';
import { type Worlds } from '../../worlds';

type World = Worlds['processes'];

/** The sums over all clients. */
export interface Tally {
  flows: number;
  /** Flows that got an answer to every request. */
  ended: number;
  /** Ids of orders whose answer was "placed". */
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

/** Milliseconds between two tries, and how many tries a browser makes. */
const WAIT = 250;
const TRIES = 100;
const DISCOUNT = 50;

/** Retries a call until it is answered, as the web app does. */
async function untilAnswered(call: () => Promise<Reply>, tries = TRIES): Promise<Reply> {
  const reply = await call().catch(() => null);
  if (reply && reply.status < 500) return reply;
  if (tries === 0) throw new Error(`No answer: ${reply?.status ?? 'nobody was there'}`);
  await new Promise((resolve) => setTimeout(resolve, WAIT));
  return untilAnswered(call, tries - 1);
}

/** Correct refusals: the limited coupon is used up, or an earlier order turned out to be paid. */
const EXPECTED_REFUSALS = new Set(['coupon_refused', 'already_paid']);

/** Runs random flows of one person, one at a time, until the time is up. */
export async function client(world: World, { name, seed, carts, isOver, tally }: ClientOptions) {
  const roll = randomFrom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(roll() * from.length)] as T;
  let count = 0;

  const checkReply = (what: string, reply: Reply): boolean => {
    const { status, body } = reply;
    if (status < 300) return true;
    if (!EXPECTED_REFUSALS.has(String(body['code']))) {
      tally.wrong.push(`${what} was answered ${status} ${String(body['code'])}: ${String(body['message'])}`);
    }
    return false;
  };
  const place = async (body: CreateShipmentRequest): Promise<string> => {
    if (!checkReply('create-shipment', await untilAnswered(() => world.order(body, name)))) return '';
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
  /** Begins a payment. Returns the order, which may be an earlier open one, and the checkout's result once it is paid. */
  const pay = async (id: string, items: CartItem[]) => {
    const begun = await untilAnswered(() => world.pay(paymentBody(id, items), name));
    if (!checkReply('create-order', begun)) return null;
    const result = await world.razorpay.pay(String(begun.body['id']));
    return { orderId: String(begun.body['orderId']), result };
  };
  /** Returns the order's id once it is placed. */
  const prepaid = async (id: string): Promise<string> => {
    const items = pick(carts);
    const paid = await pay(id, items);
    if (!paid) return '';
    checkReply('verify-payment', await untilAnswered(() => world.verify(paid.result, name)));
    return place(prepaidBody(paid.orderId, items));
  };
  /** The browser is closed after paying; Razorpay resends its webhook until the shop accepts it. */
  const closed = async (id: string) => {
    const paid = await pay(id, pick(carts));
    if (!paid) return;
    const { razorpay_payment_id: paymentId } = paid.result;
    const payment = (await world.razorpay.payments()).find((one) => one.id === paymentId);
    if (!payment) throw new Error('Razorpay has forgotten a payment');
    const at = Math.floor(Date.now() / 1000);
    const { body, headers } = signedEvent('payment.captured', { payment }, razorpayKeys.webhookSecret, at);
    const send = () => world.call('/api/payment/webhook', { key: null, raw: body, headers });
    checkReply('webhook', await untilAnswered(send));
  };
  const abandoned = async (id: string) => {
    const body = paymentBody(id, pick(carts));
    checkReply('create-order', await untilAnswered(() => world.pay(body, name)));
  };
  const cancelled = async (id: string) => {
    const placed = roll() < 0.5 ? await cash(id) : await prepaid(id);
    if (placed) checkReply('cancel', await untilAnswered(() => world.cancel(placed, name)));
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
