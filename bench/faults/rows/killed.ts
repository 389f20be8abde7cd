import { type Errand, fillShelf, newErrand, untilDone } from '../errand';
import { fault } from '../fault';
import { type GatedShop } from '../gated';
import { type Moment } from '../gate/passage';
import { Tally } from '../tally';
import { type After, holdAt, POINTS, wrongEnd, type Held } from './killPoints';

const MINUTE = 60_000;

type Round = readonly [Moment, After];

/** Every kind of round comes before any comes twice. */
const ROUNDS: readonly Round[] = [
  ['after', 'again'],
  ['before', 'gone'],
  ['after', 'gone'],
  ['before', 'again'],
];

async function pressAgain({ point, errand }: Held, shop: GatedShop): Promise<void> {
  await untilDone(() => point.press(errand, shop));
  await point.finish?.(errand);
}

/** Nine people are held at nine points, the functions are killed under all of them at once, and come up again. */
async function round(
  shop: GatedShop,
  errands: readonly Errand[],
  [moment, after]: Round,
  tally: Tally,
): Promise<void> {
  const held = await Promise.all(
    errands.flatMap((errand, n) => {
      const point = POINTS[n];
      return point ? [holdAt(shop, errand, point, moment)] : [];
    }),
  );
  await shop.functions.kill();
  for (const { stop } of held) stop.let('drop');
  // Longer than a browser waits for the courier that the dead process was asking.
  shop.advance(10_000);
  if (after === 'again') await Promise.all(held.map((one) => pressAgain(one, shop)));
  // Longer than a payment is waited for, and than any lease of the dead process.
  shop.advance(25 * MINUTE);
  await shop.reconcile();
  shop.advance(5 * MINUTE);
  await shop.reconcile();
  for (const one of held) tally.count(wrongEnd(one, after, await one.errand.order()));
}

export const killedAtNinePoints = fault({
  name: 'F4',
  title: 'kill -9 of the functions at nine points',
  world: 'gated',
  size: { full: { rounds: 10 }, small: { rounds: 2 } },
  async run(shop, { rounds }) {
    const take = await fillShelf(shop, rounds * POINTS.length);
    const tally = new Tally();
    for (let n = 0; n < rounds; n += 1) {
      const errands = await Promise.all(POINTS.map(() => newErrand(shop, take())));
      await round(shop, errands, ROUNDS[n % ROUNDS.length] ?? ['after', 'again'], tally);
    }
    return tally.outcome('placed once, or nothing and all given back');
  },
});
