import { type Order } from '../../../../src/domain/orders/order/order';
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
import { ordersOf } from './crowd';

const toner = product('toner', { cost: 600, units: 100 });
const cart = [cartLine(toner)];
const COD = '/api/nimbus/create-shipment';
const PAY = '/api/payment/create-order';

/** How many different answers there are. */
const different = (replies: readonly Reply[]): number =>
  new Set(replies.map(({ status, body }) => JSON.stringify({ status, ...body, requestId: '' }))).size;

async function parcelsOf(world: World, id: string) {
  return (await world.shipments()).filter(({ order_number }) => order_number === id);
}

export const createShipmentAtOnce = fault({
  name: 'F11',
  title: 'create-shipment is called 20 times at the same time',
  world: 'instances',
  size: { full: { rounds: 20 }, small: { rounds: 1 } },
  async run(world, { rounds }) {
    await world.seed({ products: [toner] });
    const wrong: string[] = [];
    let right = 0;
    for (let round = 0; round < rounds; round += 1) {
      const id = `GLMF11-${round}`;
      const body = codBody(id, cart);
      const replies = await Promise.all(Array.from({ length: 20 }, () => world.order(body)));
      const { shipment } = (await world.db.doc(`orders/${id}`).get()).data() as Order;
      const parcels = await parcelsOf(world, id);
      const found = [
        ...(replies.every(({ status }) => status === 200) ? [] : ['not every answer was 200']),
        ...(different(replies) === 1 ? [] : [`${different(replies)} different answers`]),
        ...(parcels.length === 1 ? [] : [`${parcels.length} parcels`]),
        ...(parcels[0]?.awb_number === shipment.awb ? [] : ['another AWB than the courier gave']),
      ];
      if (found.length === 0) right += 1;
      wrong.push(...found.map((what) => `${id}: ${what}`));
    }
    return { right, of: rounds, saw: '1 AWB each, 20 equal answers', wrong };
  },
});

/** Sends a request and aborts it after this many milliseconds. */
async function pressAndLeave(world: World, path: string, body: unknown, ms: number): Promise<void> {
  await world.call(path, { body, as: 'alice', signal: AbortSignal.timeout(ms) }).catch(() => null);
}

type Case = (world: World, id: string) => Promise<string[]>;

/** Checks that all replies succeeded and are the same. */
function alike(replies: readonly Reply[]): string[] {
  const refused = replies.find(({ status }) => status !== 200);
  return [
    ...(refused ? [`answered ${refused.status} ${String(refused.body['code'])}`] : []),
    ...(different(replies) === 1 ? [] : [`${different(replies)} different answers`]),
  ];
}

/** A different request with the id of `body`: it is refused for every caller, and nothing is written. */
async function otherBodies(world: World, path: string, bodies: readonly unknown[]): Promise<string[]> {
  const before = JSON.stringify(await world.snapshot());
  const calls = bodies.map((body) => world.call(path, { body, as: 'alice' }));
  const replies = await Promise.all(calls);
  const written = JSON.stringify(await world.snapshot()) !== before;
  return [
    ...replies
      .filter(({ status, body }) => status !== 409 || body['code'] !== 'order_exists')
      .map(({ status, body }) => `another body was answered ${status} ${String(body['code'])}`),
    ...(written ? ['something was written for another body'] : []),
  ];
}

async function asBob(world: World, path: string, body: unknown): Promise<string[]> {
  const { status } = await world.call(path, { body, as: 'bob' });
  return status === 404 ? [] : [`somebody else was answered ${status}`];
}

const repeatsOf = (path: string, body: (id: string, quantity: number) => unknown): [string, Case][] => {
  const press = (world: World, id: string) => world.call(path, { body: body(id, 1), as: 'alice' });
  return [
    ['double click', async (world, id) => alike(await Promise.all([press(world, id), press(world, id)]))],
    [
      'back and again, three times',
      async (world, id) => {
        const replies: Reply[] = [];
        for (let n = 0; n < 3; n += 1) replies.push(await press(world, id));
        return alike(replies);
      },
    ],
    [
      'reloaded in the middle',
      async (world, id) => {
        for (const ms of [1, 10, 30]) await pressAndLeave(world, path, body(id, 1), ms);
        return alike([await press(world, id), await press(world, id)]);
      },
    ],
    [
      'same id, other body',
      async (world, id) => [
        ...alike([await press(world, id)]),
        ...(await otherBodies(world, path, [body(id, 2), body(id, 3)])),
        ...(await asBob(world, path, body(id, 1))),
      ],
    ],
  ];
};

/** Pays and requests several times, like an impatient shopper. */
async function paidImpatiently(world: World, id: string): Promise<string[]> {
  const begun = await Promise.all([1, 2].map(() => world.pay(paymentBody(id, cart))));
  const result = await world.razorpay.pay(String(begun[0]?.body['id']));
  const verified = await Promise.all([1, 2, 3].map(() => world.verify(result)));
  const shipped = await Promise.all([1, 2, 3].map(() => world.order(prepaidBody(id, cart))));
  const again = await world.order(prepaidBody(id, cart));
  return [...alike(begun), ...alike(verified), ...alike([...shipped, again])];
}

const CASES: [string, Case][] = [
  ...repeatsOf(COD, (id, quantity) => codBody(id, [cartLine(toner, quantity)])),
  ...repeatsOf(PAY, (id, quantity) => paymentBody(id, [cartLine(toner, quantity)])).map(
    ([what, run]): [string, Case] => [`${what}, online`, run],
  ),
  ['paid, verified and sent three times over', paidImpatiently],
];

export const impatience = fault({
  name: 'F17',
  title: 'the shopper double-clicks, goes back, reloads or sends the same id again',
  world: 'instances',
  size: { full: { rounds: 10 }, small: { rounds: 1 } },
  async run(world, { rounds }) {
    const wrong: string[] = [];
    let [right, of] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      for (const [what, run] of CASES) {
        of += 1;
        await world.seed({ products: [toner] });
        const id = `GLMF17-${of}`;
        const found = await run(world, id);
        const orders = await ordersOf(world);
        if (orders.length !== 1) found.push(`${orders.length} orders`);
        const parcels = (await parcelsOf(world, id)).length;
        if (parcels > 1) found.push(`${parcels} parcels`);
        found.push(...(await world.wrongSums()));
        if (found.length === 0) right += 1;
        wrong.push(...found.map((sentence) => `${what}: ${sentence}`));
      }
    }
    return { right, of, saw: '1 order each; another body 409, another person 404', wrong };
  },
});
