import { type CartItem } from '../src/domain/cart/cart';
import { command, report, twoOf, withShop, type BenchShop } from './support/benchShop';
import { measureCost } from './support/cost';
import { allAtOnce, oneAfterAnother } from './support/load/scenarios';

const CONCURRENCY = 20;
const ROUNDS = 5;
const CLIENTS = 8;
const CHECKOUTS = 1000;
const BY_ONE = 100;

/** Another open-source shop with the same payment, measured earlier on a similar machine. */
const REFERENCE = `For comparison, measured earlier and by itself on this class of machine, EverShop 2.2.1, cash on delivery:
16 orders a second from one client; 13.8 a second from 8 clients, 66 % of them failed (order numbers made twice).`;

/** `npm run bench -- checkout`: how quick checkouts are, and whether any is lost or doubled. See bench/README.md. */
async function main(): Promise<boolean> {
  const good = await withShop(CONCURRENCY, measure);
  console.log(`\n${REFERENCE}\n`);
  for (const coupon of [false, true]) {
    const { reads, writes } = await measureCost({ coupon });
    const what = coupon ? 'with a coupon' : 'without a coupon';
    console.log(`A checkout of two lines ${what} reads ${reads} documents and writes ${writes}.`);
  }
  return good;
}

async function measure(shop: BenchShop): Promise<boolean> {
  const { lines, shoppers } = shop;
  const mixed = (n: number): CartItem[] => twoOf(lines, n);
  const same = () => lines.slice(0, 1);
  const some = (name: string, count: number) => ({ name, shoppers: shoppers.slice(0, count), cart: mixed });
  const good = await report(
    shop,
    ['cash on delivery, through hosting', 'checkouts'],
    [
      await allAtOnce(some(`${CONCURRENCY} at once, just started`, CONCURRENCY), 1),
      await allAtOnce(some(`${CONCURRENCY} at once`, CONCURRENCY), ROUNDS),
      await allAtOnce({ name: `${CONCURRENCY} at once, all the same product`, shoppers, cart: same }, ROUNDS),
      await oneAfterAnother(some('1 client', 1), BY_ONE),
      await oneAfterAnother(some(`${CLIENTS} clients`, CLIENTS), CHECKOUTS),
    ],
  );
  console.log('Of several rounds all figures but max and failed are the medians of the rounds.');
  return good;
}

command(main);
