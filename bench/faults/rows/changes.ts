import { type Order } from '../../../src/domain/orders/order/order';
import {
  cartLine,
  codBody,
  offer,
  paymentBody,
  product,
} from '../../../local/endpoints/testing/documents/fixtures';
import { type Reply } from '../../../local/endpoints/testing/calls/shopClient';
import { fault } from '../fault';
import { type Step } from '../steps';
import { type Worlds } from '../worlds';
import { buyers } from './crowds/crowd';

type World = Worlds['instances'];

const toner = product('toner', { cost: 600, units: 5 });
const tenOff = offer('ten', { type: 'fixed', discount: 100 });
const cart = [cartLine(toner)];

interface Change {
  what: string;
  /** The changed document. */
  path: string;
  make: (world: World, id: string) => Promise<unknown>;
  code: string;
  /** The correct totals in rupees: cash on delivery, then online. */
  totals: readonly [number, number];
}

/** The admin saves another price with the current stock. */
const reprice = ({ db }: World) =>
  db.runTransaction(async (transaction) => {
    const ref = db.doc('products/toner');
    const variants = (await transaction.get(ref)).get('variants') as object[];
    transaction.update(ref, { price: 800, variants: variants.map((one) => ({ ...one, price: 800 })) });
  });

/** Another shopper buys all units. */
async function buyAll(world: World, id: string): Promise<void> {
  const all = [cartLine(toner, 5)];
  await world.order(codBody(`${id}-rival`, all), 'buyer-0');
}

const CHANGES: readonly Change[] = [
  { what: 'price', path: 'products/toner', code: 'price_changed', totals: [700, 665], make: reprice },
  {
    what: 'offer',
    path: 'offers/ten',
    code: 'total_changed',
    totals: [550, 522.5],
    make: ({ db }) => db.doc('offers/ten').update({ discount: 50 }),
  },
  {
    what: 'end of the offer',
    path: 'offers/ten',
    code: 'coupon_refused',
    totals: [600, 570],
    make: ({ db }) => db.doc('offers/ten').update({ enabled: false }),
  },
  { what: 'stock', path: 'stock/toner-1', code: 'sold_out', totals: [0, 0], make: buyAll },
];

/** The total on the page: 600, less the coupon's 100; 5 % off when paid online. */
const SHOWN = [500, 475] as const;

function press(world: World, id: string, online: boolean): Promise<Reply> {
  if (online) return world.pay(paymentBody(id, cart, { couponCode: 'TEN', amount: SHOWN[1] }));
  const sums = { discountAmount: 100, finalTotal: SHOWN[0] };
  return world.order({ ...codBody(id, cart, sums), coupon_code: 'TEN' });
}

/** The change is made before the order's transaction reads: the shop's figures win, and nothing is written. */
function refusedRightly(reply: Reply, { code, totals }: Change, online: boolean): string[] {
  const { status, body } = reply;
  const total = totals[online ? 1 : 0];
  return [
    ...(status === 409 && body['code'] === code
      ? []
      : [`answered ${status} ${String(body['code'])}, not ${code}`]),
    ...(body['finalTotal'] === total
      ? []
      : [`told the total is ${String(body['finalTotal'])}, not ${total}`]),
  ];
}

async function once(
  world: World,
  change: Change,
  step: Step,
  online: boolean,
  id: string,
): Promise<string[]> {
  await world.seed({ products: [toner], offers: [tenOff] });
  await buyers(world, 1);
  // This process caches the offer as the page showed it.
  await world.validate({ cartItems: cart, couponCode: 'TEN', paymentMethod: 'Cash on Delivery' });
  let rival: Promise<unknown> = Promise.resolve();
  let between: Record<string, unknown> = {};
  world.steps.once(step, change.path, async () => {
    rival = change.make(world, id);
    await rival;
    between = await world.snapshot();
  });
  const reply = await press(world, id, online);
  await rival;
  const after = await world.snapshot();
  if (step === 'begin') {
    const wrong = refusedRightly(reply, change, online);
    if (JSON.stringify(after) !== JSON.stringify(between)) wrong.push('something was written');
    return wrong;
  }
  // The order came first, so it keeps the figures that were shown.
  const { amounts } = after[`orders/${id}`] as Order;
  const agreed = SHOWN[online ? 1 : 0];
  return [
    ...(reply.status === 200 ? [] : [`answered ${reply.status} ${String(reply.body['code'])}`]),
    ...(amounts.finalTotal === agreed ? [] : [`the order is for ${amounts.finalTotal}, not ${agreed}`]),
  ];
}

export const changedMeanwhile = fault({
  name: 'F16',
  title: 'price, offer or stock changes during checkout',
  world: 'instances',
  size: {
    full: { rounds: 5, steps: ['begin', 'read', 'commit'] as Step[] },
    small: { rounds: 1, steps: ['begin', 'read'] as Step[] },
  },
  async run(world, { rounds, steps }) {
    const wrong: string[] = [];
    let [right, of] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      for (const change of CHANGES) {
        for (const step of steps) {
          for (const online of [false, true]) {
            of += 1;
            const found = await once(world, change, step, online, `GLMF16-${of}`);
            found.push(...(await world.wrongSums()));
            if (found.length === 0) right += 1;
            const how = `${change.what} changed at ${step}, ${online ? 'online' : 'cash'}`;
            wrong.push(...found.map((what) => `${how}: ${what}`));
          }
        }
      }
    }
    return { right, of, saw: '409 with the right figures, or agreed before the change', wrong };
  },
});
