import { percentile } from './support/load/statistics';
import { randomFrom } from '../demo/random';
import { presses, simulate, type Outcome } from './support/load/stockSimulation';
import { textTable } from '../local/textTable';

const SHARDS = [1, 4, 16];
const RATES = [0.5, 1, 2, 5, 10, 20, 50];
const SECONDS = 300;
const SEED = 4;

const shareOf = (part: number, all: number) => `${Math.round((part / all) * 100)} %`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const p95 = ({ waits }: Outcome) => (waits.length > 0 ? seconds(percentile(waits, 0.95)) : '');

/** Enough units for five minutes of orders. */
function steady(): string {
  const rows = RATES.map((rate) => {
    const arrivals = presses(rate, SECONDS * 1000, randomFrom(SEED));
    const cells = SHARDS.flatMap((shards) => {
      const outcome = simulate({ shards, units: 1_000_000, arrivals, seed: SEED });
      const throughput = (outcome.sold / Math.max(SECONDS, outcome.end / 1000)).toFixed(1);
      return [throughput, p95(outcome), shareOf(outcome.aborted, arrivals.length)];
    });
    return [String(rate), ...cells];
  });
  const headings = SHARDS.flatMap((shards) => [`${shards}: a second`, 'p95', 'given up']);
  return textTable(['buyers a second', ...headings], rows);
}

/** 500 buyers within a second, 50 units: the time until the last unit is sold. */
function rush(): string {
  const arrivals = Array.from({ length: 500 }, (_, at) => at * 2);
  const rows = SHARDS.map((shards) => {
    const outcome = simulate({ shards, units: 50, arrivals, seed: SEED });
    const { sold, soldOut, aborted, end } = outcome;
    return [String(shards), String(sold), seconds(end), p95(outcome), String(soldOut), String(aborted)];
  });
  return textTable(['shards', 'sold', 'last after', 'p95', 'told sold out', 'given up'], rows);
}

// `npm run bench -- stock`: docs/adr/0015-stock-is-one-document-and-limited-per-person.md says what follows from these tables.
console.log(`One product, one unit a buyer, ${SECONDS} s; for 1, 4 and 16 documents of stock\n`);
console.log(steady());
console.log('\n500 buyers in one second, 50 units\n');
console.log(rush());
