import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CartItem } from '../src/domain/cart';
import { readyShopper } from '../e2e/support/buyer';
import { startShop, type RunningShop } from '../e2e/support/shopProcess';
import { measureCost } from './cost';
import { allAtOnce, HEADINGS, oneAfterAnother } from './scenarios';
import { openShopBooks } from './shopBooks';
import { textTable } from './textTable';

const AT_ONCE = 20;
const ROUNDS = 5;
const CLIENTS = 8;
const CHECKOUTS = 200;

/** All clients are one address here; the limit against abuse is not what is measured. */
const NO_RATE_LIMIT = { RATE_LIMIT_BURST: '1000000', RATE_LIMIT_PER_SECOND: '1000000' };

/** `npm run bench:checkout`: how quick checkouts are, and whether any is lost or doubled. See bench/README.md. */
async function main(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'glumist-bench-'));
  const interrupt = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => interrupt.abort());
  let shop: RunningShop | null = null;
  try {
    shop = await startShop(folder, { env: NO_RATE_LIMIT, signal: interrupt.signal });
    process.env.GLUMIST_STACK = shop.stackPath;
    const faults = await measure(shop);
    for (const coupon of [false, true]) {
      const { reads, writes } = await measureCost({ coupon });
      const what = coupon ? 'with a coupon' : 'without a coupon';
      console.log(`A checkout of two lines ${what} reads ${reads} documents and writes ${writes}.`);
    }
    return faults.length === 0 ? 0 : 1;
  } finally {
    await shop?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures, prints, and answers what does not add up. */
async function measure({ stack }: RunningShop): Promise<string[]> {
  const books = await openShopBooks(stack);
  try {
    const lines = await books.lines();
    const shoppers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) => readyShopper(`bench${n}@shopper.example`)),
    );
    const mixed = (n: number) => twoOf(lines, n);
    const same = () => lines.slice(0, 1);

    const outcomes = [
      await allAtOnce({ name: `${AT_ONCE} at once, just started`, shoppers, basket: mixed }, 1),
      await allAtOnce({ name: `${AT_ONCE} at once`, shoppers, basket: mixed }, ROUNDS),
      await allAtOnce({ name: `${AT_ONCE} at once, all the same product`, shoppers, basket: same }, ROUNDS),
      await oneAfterAnother(
        { name: `${CLIENTS} clients`, shoppers: shoppers.slice(0, CLIENTS), basket: mixed },
        CHECKOUTS,
      ),
    ];
    console.log(
      `\n${textTable(
        HEADINGS,
        outcomes.map(({ row }) => row),
      )}`,
    );
    console.log(
      'Of several rounds, p50, p95 and "a second" are the medians of the rounds; max is the worst of all.',
    );

    const answered = outcomes.flatMap((outcome) => outcome.answered);
    const faults = await books.wrong(answered);
    const sums = `${answered.length} answered as placed, each one order, one parcel and its units of stock`;
    console.log(
      faults.length === 0 ? `\nThe sums hold: ${sums}.` : `\nThe sums do not hold:\n${faults.join('\n')}`,
    );
    return faults;
  } finally {
    await books.close();
  }
}

/** Two different products, others for each n. */
function twoOf(lines: readonly CartItem[], n: number): CartItem[] {
  const first = n % lines.length;
  const second = (first + 1 + (n % (lines.length - 1))) % lines.length;
  return lines.filter((_, index) => index === first || index === second);
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
