import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CartItem } from '../../src/domain/cart/cart';
import { readyShopper, type ReadyShopper } from '../../e2e/support/people/buyer';
import { startShop, type StackFile } from '../../e2e/support/running/shopProcess';
import { FIGURES, type Outcome } from './load/scenarios';
import { openShopBooks } from './shopBooks';
import { textTable } from '../../local/textTable';

/** All clients share one address, so the rate limit is lifted. */
const NO_RATE_LIMIT = { RATE_LIMIT_BURST: '1000000', RATE_LIMIT_PER_SECOND: '1000000' };

/** A shop for one bench, with more stock than it sells. */
export interface BenchShop {
  stack: StackFile;
  books: Awaited<ReturnType<typeof openShopBooks>>;
  /** One line of each product. */
  lines: CartItem[];
  shoppers: readonly ReadyShopper[];
}

/** Starts a shop with this many accounts and stops it afterwards; Ctrl-C stops it too. */
export async function withShop<T>(shoppers: number, work: (shop: BenchShop) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'glumist-bench-'));
  const interrupt = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => interrupt.abort());
  const shop = await startShop(folder, { env: NO_RATE_LIMIT, signal: interrupt.signal });
  try {
    process.env.GLUMIST_STACK = shop.stackPath;
    const books = await openShopBooks(shop.stack);
    const people = Array.from({ length: shoppers }, (_, n) => readyShopper(`bench${n}@shopper.example`));
    const ready = {
      stack: shop.stack,
      books,
      lines: await books.lines(),
      shoppers: await Promise.all(people),
    };
    return await work(ready).finally(() => books.close());
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Two different lines for each n. */
export function twoOf(lines: readonly CartItem[], n: number): CartItem[] {
  const first = n % lines.length;
  const second = (first + 1 + (n % (lines.length - 1))) % lines.length;
  return lines.filter((_, index) => index === first || index === second);
}

/** Prints the figures and the problems in the books. Returns whether everything is right. */
export async function report(
  { books }: BenchShop,
  [what, counted]: [string, string],
  outcomes: readonly Outcome[],
): Promise<boolean> {
  const rows = outcomes.map(({ row }) => row);
  console.log(`\n${textTable([what, counted, ...FIGURES], rows)}`);
  const answered = outcomes.flatMap((outcome) => outcome.answered);
  const wrong = await books.wrong(answered);
  const problems = outcomes.flatMap((outcome) => outcome.problems);
  console.log(
    wrong.length === 0
      ? `\nThe sums hold: ${answered.length} answered as placed, each one order, one parcel and its units of stock.`
      : `\nThe sums do not hold:\n${wrong.join('\n')}`,
  );
  if (problems.length > 0) console.log(`\nAnswered otherwise: ${problems.slice(0, 5).join('\n')}`);
  return wrong.length === 0 && problems.length === 0;
}

/** Runs a bench as a command: exit code 1 when it returns false. */
export function command(main: () => Promise<boolean>): void {
  main().then(
    (good) => process.exit(good ? 0 : 1),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}
