import {
  cartLine,
  codBody,
  paymentBody,
  prepaidBody,
  product,
} from '../../../../local/endpoints/testing/documents/fixtures';
import { type Reply } from '../../../../local/endpoints/testing/calls/shopClient';
import { fault } from '../../fault';
import { type World } from '../../worlds';
import { buyers, isSoldOut, ordersOf, otherRefusals, withRetries, activeOrders } from './crowd';

const last = product('last', { cost: 600, units: 1 });
const cart = [cartLine(last)];

/** One tab of a shopper who pays online, from the press to the parcel, until the shop refuses. */
async function payOnline(world: World, id: string, who: string): Promise<Reply> {
  const begun = await withRetries(() => world.pay(paymentBody(id, cart), who));
  if (begun.status !== 200) return begun;
  const paid = await world.razorpay.pay(String(begun.body['id']));
  // Both tabs have the same order, and Razorpay accepts no second payment for it.
  if (!('razorpay_payment_id' in paid)) return begun;
  const verified = await withRetries(() => world.verify(paid, who));
  return verified.body['success'] === true
    ? withRetries(() => world.order(prepaidBody(String(begun.body['orderId']), cart), who))
    : verified;
}

/** The allowed refusals: sold out, the other tab was first, or the payment is refunded. */
const isAllowedRefusal = (body: Record<string, unknown>): boolean =>
  isSoldOut(body) || ['already_paid', 'order_exists', 'refunded'].includes(String(body['code']));

export const lastUnit = fault({
  name: 'F2',
  title: '200 shoppers buy the last unit, each in two tabs',
  world: 'instances',
  size: { full: { buyers: 200, rounds: 4 }, small: { buyers: 10, rounds: 2 } },
  async run(world, size) {
    const wrong: string[] = [];
    let right = 0;
    const count = size.buyers;
    let payments = 0;
    for (let round = 0; round < size.rounds; round += 1) {
      await world.seed({ products: [last] });
      const names = await buyers(world, count);
      const replies = await Promise.all(
        names.flatMap((name, n) =>
          ['a', 'b'].map((tab) => {
            const id = `GLMF2${round}-${n}${tab}`;
            // The first to press pays cash in one round and online in the next.
            return (n + round) % 2 === 0
              ? withRetries(() => world.order(codBody(id, cart), name))
              : payOnline(world, id, name);
          }),
        ),
      );
      const held = activeOrders(await ordersOf(world));
      wrong.push(...otherRefusals(replies, (body) => isAllowedRefusal(body)));
      if (held.length === 1) right += 1;
      else wrong.push(`${held.length} orders have reserved the last unit`);
      payments = (await world.razorpay.payments()).length;
    }
    return {
      right,
      of: size.rounds,
      saw: `1 order each; ${payments} paid online`,
      wrong,
    };
  },
});
