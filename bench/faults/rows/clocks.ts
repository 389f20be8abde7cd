import {
  cartLine,
  codBody,
  offer,
  paymentBody,
  product,
} from '../../../local/endpoints/testing/documents/fixtures';
import { type Reply } from '../../../local/endpoints/testing/calls/shopClient';
import { tokenOf } from '../accounts';
import { fault } from '../fault';
import { type World, type Worlds } from '../worlds';

const toner = product('toner', { cost: 600, units: 100 });
const ended = offer('ended', {
  type: 'fixed',
  discount: 100,
  endsAt: new Date(Date.now() - 3_600_000).toISOString(),
});
const cart = [cartLine(toner)];
const HOUR = 3600;
const DAY = 24 * HOUR;

/** The seconds by which the shop's clock and the token's time are off, and what else is wrong with the token. */
interface Off {
  what: string;
  clock?: number;
  token?: number;
  claims?: object;
}

const OFF: readonly Off[] = [
  { what: 'an expired token', token: -HOUR - 10 },
  { what: 'a token of yesterday', token: -DAY },
  { what: 'a token of tomorrow', token: DAY },
  { what: 'a token of another project', claims: { aud: 'demo-other' } },
  { what: 'a token from elsewhere', claims: { iss: 'https://elsewhere.example/demo-glumist' } },
  { what: 'a token of nobody', claims: { sub: '', user_id: '' } },
  { what: 'the shop a day ahead', clock: DAY },
  { what: 'the shop a day behind', clock: -DAY },
];

/** Every call that could change Alice's data. */
function calls(world: World, id: string, placedId: string) {
  const bodies: [string, unknown][] = [
    ['/api/nimbus/create-shipment', codBody(id, cart)],
    ['/api/payment/create-order', paymentBody(id, cart)],
    [
      '/api/payment/verify-payment',
      { razorpay_order_id: 'order_x', razorpay_payment_id: 'pay_x', razorpay_signature: 'x' },
    ],
    [`/api/orders/${placedId}/cancel`, {}],
  ];
  return bodies.map(
    ([path, body]) =>
      (token: string): Promise<Reply> =>
        world.call(path, { body, headers: { authorization: `Bearer ${token}` } }),
  );
}

const state = async (world: World) => JSON.stringify(await world.snapshot());

async function refused(
  world: Worlds['processes'],
  { what, clock = 0, token = 0, claims = {} }: Off,
  id: string,
  placedId: string,
): Promise<string[]> {
  const before = await state(world);
  const forged = tokenOf('alice', world.now().getTime() + token * 1000, claims);
  world.advance(clock * 1000);
  // The shop's process notices the new time within a few milliseconds.
  await new Promise((resolve) => setTimeout(resolve, 20));
  const replies = await Promise.all(calls(world, id, placedId).map((call) => call(forged)));
  world.advance(-clock * 1000);
  const wrong = replies.flatMap(({ status }, n) =>
    status === 401 ? [] : [`call ${n} was answered ${status}`],
  );
  if ((await state(world)) !== before) wrong.push('something was written');
  return wrong.map((sentence) => `${what}: ${sentence}`);
}

/** The shopper's device has yesterday's date: only the shop's clock decides whether an offer has ended. */
async function livesYesterday(world: World): Promise<string[]> {
  const before = await state(world);
  const invoice_date = new Date(Date.now() - DAY * 1000).toISOString().slice(0, 10);
  const dated = (id: string) => {
    const body = codBody(id, cart);
    return { ...body, invoice_details: body.invoice_details.map((one) => ({ ...one, invoice_date })) };
  };
  const late = await world.order({ ...dated('GLMF18-late'), coupon_code: 'ENDED' });
  const wrote = (await state(world)) !== before;
  const plain = await world.order(dated('GLMF18-device'));
  return [
    ...(late.body['code'] === 'coupon_refused'
      ? []
      : [`an offer that has ended: ${String(late.body['code'])}`]),
    ...(wrote ? ['an offer that has ended: something was written'] : []),
    ...(plain.status === 200 ? [] : [`a device of yesterday was answered ${plain.status}`]),
  ];
}

export const wrongClocks = fault({
  name: 'F18',
  title: 'clocks are a day wrong and tokens have expired',
  world: 'processes',
  size: { full: { rounds: 5 }, small: { rounds: 1 } },
  async run(world, { rounds }) {
    const wrong: string[] = [];
    let [right, of] = [0, 0];
    const count = (found: string[]) => {
      of += 1;
      if (found.length === 0) right += 1;
      wrong.push(...found);
    };
    for (let round = 0; round < rounds; round += 1) {
      await world.seed({ products: [toner], offers: [ended] });
      const placedId = `GLMF18-${round}`;
      const placed = await world.order(codBody(placedId, cart));
      for (const [n, off] of OFF.entries())
        count(await refused(world, off, `GLMF18-${round}-${n}`, placedId));
      count(await livesYesterday(world));
      // Their valid versions: the same calls with a good token.
      const { status } = await world.cancel(placedId);
      count([placed.status, status].every((one) => one === 200) ? [] : ['a valid token was refused']);
    }
    return { right, of, saw: '401 and nothing written', wrong };
  },
});
