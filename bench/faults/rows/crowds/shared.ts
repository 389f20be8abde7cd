import { type Offer } from '../../../../src/domain/offers/offer';
import { type CreateShipmentRequest } from '../../../../src/domain/contracts/orders/shipment';
import {
  cartLine,
  codBody,
  combo,
  offer,
  product,
} from '../../../../local/endpoints/testing/documents/fixtures';
import { fault, type FaultOutcome } from '../../fault';
import { withoutParcel, wrongAnswers } from '../../../../local/books/sums';
import { type World } from '../../worlds';
import { buyers, ordersOf, otherRefusals, placedIds } from './crowd';

const toner = product('toner', { cost: 300 });
const serum = product('serum', { cost: 900 });
const part = (productId: string, quantity: number) => ({ productId, variantId: 'v1', quantity });
const duo = combo('duo', [part('toner', 2), part('serum', 1)], 1200);
const pair = combo('pair', [part('serum', 1), part('toner', 1)], 1000);
const CARTS = [
  [cartLine(duo)],
  [cartLine(toner), cartLine(serum)],
  [cartLine(pair), cartLine(toner)],
  [cartLine(serum), cartLine(toner, 2)],
  [cartLine(toner, 3)],
];

/** Sends these bodies at once, each by its own buyer, and returns the problems. */
async function atOnce(
  world: World,
  bodies: readonly CreateShipmentRequest[],
  isExpected: (body: Record<string, unknown>) => boolean,
) {
  const names = await buyers(world, bodies.length);
  const replies = await Promise.all(bodies.map((body, n) => world.order(body, names[n])));
  const [orders, parcels] = [await ordersOf(world), await world.shipments()];
  const wrong = [
    ...wrongAnswers(placedIds(replies), orders),
    ...otherRefusals(replies, isExpected),
    ...withoutParcel({ orders, parcels }),
    ...(await world.wrongSums()),
  ];
  return { orders, wrong };
}

/** Repeats a check; a repetition passes when it finds no problem. */
async function rounds(
  count: number,
  once: (round: number) => Promise<string[]>,
  saw: string,
): Promise<FaultOutcome> {
  const all: string[][] = [];
  for (let round = 0; round < count; round += 1) all.push(await once(round));
  const right = all.filter((wrong) => wrong.length === 0).length;
  return { right, of: count, saw, wrong: all.flat() };
}

export const sharedStock = fault({
  name: 'F3',
  title: '50 shoppers buy combos and products that share stock',
  world: 'instances',
  size: { full: { rounds: 10, buyers: 50 }, small: { rounds: 1, buyers: 25 } },
  run: (world, { rounds: count, buyers: each }) =>
    rounds(
      count,
      async (round) => {
        // One buyer in five wants three toners and two serums.
        const products = [
          product('toner', { cost: 300, units: (each / 5) * 3 }),
          product('serum', { cost: 900, units: (each / 5) * 2 }),
        ];
        await world.seed({ products, combos: [duo, pair] });
        const bodies = Array.from({ length: each }, (_, n) =>
          codBody(`GLMF3${round}-${n}`, CARTS[n % CARTS.length] ?? []),
        );
        const { wrong } = await atOnce(world, bodies, ({ code }) => code === 'sold_out');
        const left = (await world.db.doc('stock/toner-1').get()).get('available') as number;
        // One in five wants three toners, which together is the whole stock: a refused buyer saw fewer than three.
        if (left > 2) wrong.push(`${left} toners are left although a shopper tried to buy three`);
        return wrong;
      },
      'never below 0, nothing left that somebody wanted',
    ),
});

const first: Offer = offer('first', { usageLimit: 1, type: 'fixed', discount: 50 });

export const oneUse = fault({
  name: 'F15',
  title: '50 shoppers use a coupon that is valid once',
  world: 'instances',
  size: { full: { rounds: 10, buyers: 50 }, small: { rounds: 1, buyers: 25 } },
  run: (world, { rounds: count, buyers: each }) =>
    rounds(
      count,
      async (round) => {
        await world.seed({ products: [product('toner', { units: 100 })], offers: [first] });
        const bodies = Array.from({ length: each }, (_, n) => ({
          ...codBody(`GLMF15${round}-${n}`, [cartLine(toner)], { discountAmount: 50, finalTotal: 320 }),
          coupon_code: 'FIRST',
        }));
        const { orders, wrong } = await atOnce(world, bodies, ({ code }) => code === 'coupon_refused');
        if (orders.length !== 1) wrong.push(`${orders.length} orders used the coupon`);
        return wrong;
      },
      `1 use, ${each - 1} told so`,
    ),
});

export const oneDocument = fault({
  name: 'F13',
  title: '50 transactions change one document at the same time',
  world: 'instances',
  size: { full: { rounds: 10, buyers: 50 }, small: { rounds: 1, buyers: 25 } },
  run: (world, { rounds: count, buyers: each }) =>
    rounds(
      count,
      async (round) => {
        await world.seed({ products: [product('toner', { cost: 300, units: each })] });
        const bodies = Array.from({ length: each }, (_, n) =>
          codBody(`GLMF13${round}-${n}`, [cartLine(toner)]),
        );
        const { orders, wrong } = await atOnce(world, bodies, () => false);
        const left = (await world.db.doc('stock/toner-1').get()).get('available') as number;
        if (orders.length !== each) wrong.push(`${orders.length} of ${each} orders were placed`);
        if (left !== 0) wrong.push(`${left} of ${each} units are left`);
        return wrong;
      },
      `${each} orders of the ${each} units of one stock document`,
    ),
});
