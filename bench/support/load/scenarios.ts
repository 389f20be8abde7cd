import { type CartItem } from '../../../src/domain/cart/cart';
import { type ReadyShopper } from '../../../e2e/support/people/buyer';
import { byClients, type Sample } from './load';
import { median, percentile } from './statistics';

/** A call's order and, when it failed, the reason. */
export interface Answered {
  orderId: string;
  problem: string | null;
}

/** The result of a scenario: a table row, the ids of the successful orders, and the failures. */
export interface Outcome {
  row: string[];
  answered: string[];
  problems: string[];
}

interface Scenario {
  name: string;
  shoppers: readonly ReadyShopper[];
  /** The items of the nth checkout. */
  cart: (n: number) => CartItem[];
}

/** Calls per second. */
export interface Run {
  samples: Sample<Answered>[];
  seconds: number;
}

export const FIGURES = ['p50', 'p95', 'p99', 'max', 'a second', 'failed'];

const ms = (value: number) => `${Math.round(value)} ms`;
const shareOf =
  (share: number) =>
  ({ samples }: Run) =>
    percentile(
      samples.map((sample) => sample.ms),
      share,
    );

/** The calls by `clients` at a time. */
export async function timed(clients: number, calls: readonly (() => Promise<Answered>)[]): Promise<Run> {
  const start = performance.now();
  const samples = await byClients(clients, calls);
  return { samples, seconds: (performance.now() - start) / 1000 };
}

/** A row of several runs: medians, and the maximum and the failures of all runs. */
export function outcomeOf(name: string, runs: readonly Run[]): Outcome {
  const middle = (figure: (run: Run) => number) => median(runs.map(figure));
  const answers = runs.flatMap(({ samples }) => samples.map(({ answer }) => answer));
  const problems = answers.flatMap(({ problem }) => problem ?? []);
  const row = [
    ...[name, String(answers.length)],
    ...[0.5, 0.95, 0.99].map((share) => ms(middle(shareOf(share)))),
    ms(Math.max(...runs.map(shareOf(1)))),
    middle(({ samples, seconds }) => samples.length / seconds).toFixed(1),
    String(problems.length),
  ];
  const answered = answers.filter(({ problem }) => problem === null).map(({ orderId }) => orderId);
  return { row, answered, problems };
}

function checkouts(
  { shoppers, cart }: Scenario,
  clients: number,
  count: number,
  first: number,
): Promise<Run> {
  const calls = Array.from({ length: count }, (_, n) => async () => {
    const order = shoppers[n % shoppers.length]?.nextOrder();
    if (!order) throw new Error('There are no shoppers.');
    const { status, body } = await order.buy(...cart(first + n));
    return { orderId: order.orderId, problem: status === 200 ? null : `${status} ${JSON.stringify(body)}` };
  });
  return timed(clients, calls);
}

/** All shoppers press the button at once, `rounds` times. */
export async function allAtOnce(scenario: Scenario, rounds: number): Promise<Outcome> {
  const size = scenario.shoppers.length;
  const runs: Run[] = [];
  for (let round = 0; round < rounds; round += 1) {
    runs.push(await checkouts(scenario, size, size, round * size));
  }
  return outcomeOf(`${scenario.name}, ${rounds === 1 ? 'once' : `${rounds} rounds`}`, runs);
}

/** Every shopper orders again as soon as the last order is answered, until there are `count`. */
export async function oneAfterAnother(scenario: Scenario, count: number): Promise<Outcome> {
  return outcomeOf(scenario.name, [await checkouts(scenario, scenario.shoppers.length, count, 0)]);
}
