import { type CartItem } from '../src/domain/cart';
import { type ReadyShopper } from '../e2e/support/buyer';
import { byClients, type Sample } from './load';
import { median, percentile } from './statistics';

type Answer = Awaited<ReturnType<ReadyShopper['buy']>>;

/** What one scenario came to: a row of the table, and the ids that were answered as placed. */
export interface Outcome {
  row: string[];
  answered: string[];
}

interface Scenario {
  name: string;
  shoppers: readonly ReadyShopper[];
  /** What the nth checkout buys. */
  basket: (n: number) => CartItem[];
}

export const HEADINGS = [
  'cash on delivery, through hosting',
  'checkouts',
  'p50',
  'p95',
  'max',
  'a second',
  'failed',
];

const ms = (value: number) => `${Math.round(value)} ms`;
const times = (samples: readonly Sample<Answer>[]) => samples.map((sample) => sample.ms);
const placed = (samples: readonly Sample<Answer>[]) =>
  samples.filter(({ answer }) => answer.status === 200).map(({ answer }) => String(answer.body.orderId));

async function checkouts(scenario: Scenario, clients: number, count: number, first: number) {
  const { shoppers, basket } = scenario;
  const calls = Array.from({ length: count }, (_, n) => () => {
    const order = shoppers[n % shoppers.length]?.nextOrder();
    if (!order) throw new Error('There are no shoppers.');
    return order.buy(...basket(first + n));
  });
  const start = performance.now();
  const samples = await byClients(clients, calls);
  return { samples, seconds: (performance.now() - start) / 1000 };
}

/** All shoppers press the button at once, `rounds` times; the figures are medians of the rounds, max the worst of all. */
export async function allAtOnce(scenario: Scenario, rounds: number): Promise<Outcome> {
  const size = scenario.shoppers.length;
  const runs: Awaited<ReturnType<typeof checkouts>>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    runs.push(await checkouts(scenario, size, size, round * size));
  }
  const samples = runs.flatMap((run) => run.samples);
  const answered = placed(samples);
  const row = [
    `${scenario.name}, ${rounds === 1 ? 'once' : `${rounds} rounds`}`,
    String(samples.length),
    ms(median(runs.map((run) => percentile(times(run.samples), 0.5)))),
    ms(median(runs.map((run) => percentile(times(run.samples), 0.95)))),
    ms(Math.max(...times(samples))),
    median(runs.map((run) => run.samples.length / run.seconds)).toFixed(1),
    String(samples.length - answered.length),
  ];
  return { row, answered };
}

/** Every shopper orders again as soon as the last order is answered, until there are `count`. */
export async function oneAfterAnother(scenario: Scenario, count: number): Promise<Outcome> {
  const { samples, seconds } = await checkouts(scenario, scenario.shoppers.length, count, 0);
  const answered = placed(samples);
  const row = [
    scenario.name,
    String(count),
    ms(percentile(times(samples), 0.5)),
    ms(percentile(times(samples), 0.95)),
    ms(Math.max(...times(samples))),
    (count / seconds).toFixed(1),
    String(count - answered.length),
  ];
  return { row, answered };
}
