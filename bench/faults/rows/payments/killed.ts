import { type Product } from '../../../../src/domain/catalogue/catalogue';
import { seedProducts, newPurchase, untilDone } from '../../purchase';
import { fault } from '../../fault';
import { type GatedShop } from '../../gated';
import { type Moment } from '../../gate/passage';
import { Tally } from '../../tally';
import { type After, holdAt, POINTS, wrongEnd, type Held } from './killPoints';

const MINUTE = 60_000;

/** Each round has every kind of kill; four rounds have every kind at every point. */
const KINDS: readonly (readonly [Moment, After])[] = [
  ['after', 'again'],
  ['before', 'gone'],
  ['after', 'gone'],
  ['before', 'again'],
];

async function pressAgain({ point, purchase }: Held, shop: GatedShop): Promise<void> {
  await untilDone(() => point.press(purchase, shop));
  await point.finish?.(purchase);
}

/** Holds nine shoppers at nine points, kills the functions once, and restarts them. */
async function killUnder(shop: GatedShop, take: () => Product, round: number, tally: Tally): Promise<void> {
  const held = await Promise.all(
    POINTS.map(async (point, n) => {
      const [moment, after] = KINDS[(round + n) % KINDS.length] ?? ['after', 'again'];
      const purchase = await newPurchase(shop, take());
      return { ...(await holdAt(shop, purchase, point, moment)), after };
    }),
  );
  await shop.functions.kill();
  for (const { stop } of held) stop.let('drop');
  // Longer than a browser waits for the courier call of the dead process.
  shop.advance(10_000);
  const stayed = held.filter(({ after }) => after === 'again');
  await Promise.all(stayed.map((one) => pressAgain(one, shop)));
  // Longer than a payment's hold and than any lease of the dead process.
  shop.advance(25 * MINUTE);
  await shop.reconcile();
  shop.advance(5 * MINUTE);
  await shop.reconcile();
  for (const one of held) tally.count(wrongEnd(one, one.after, await one.purchase.order()));
}

export const killedAtNinePoints = fault({
  name: 'F4',
  title: 'the functions are killed at nine points of a purchase',
  world: 'gated',
  size: { full: { rounds: 10 }, small: { rounds: 1 } },
  async run(shop, { rounds }) {
    const take = await seedProducts(shop, rounds * POINTS.length);
    const tally = new Tally();
    for (let round = 0; round < rounds; round += 1) await killUnder(shop, take, round, tally);
    return tally.outcome('placed once, or nothing and all given back');
  },
});
