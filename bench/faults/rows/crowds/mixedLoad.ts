import { readFileSync } from 'node:fs';
import { cartLine, combo, offer, product } from '../../../../local/endpoints/testing/documents/fixtures';
import { fault } from '../../fault';
import { type Worlds } from '../../worlds';
import { buyers, ordersOf } from './crowd';
import { client, type Tally } from './mixedClient';

type World = Worlds['processes'];

const PLENTY = 1_000_000;
const toner = product('toner', { cost: 300, units: PLENTY });
const serum = product('serum', { cost: 900, units: PLENTY });
const duo = combo(
  'duo',
  [
    { productId: 'toner', variantId: 'v1', quantity: 2 },
    { productId: 'serum', variantId: 'v1', quantity: 1 },
  ],
  1200,
);
const offers = [
  offer('fifty', { type: 'fixed', discount: 50 }),
  offer('few', { type: 'fixed', discount: 50, usageLimit: 100 }),
];
const MINUTE = 60_000;
/** The memory limit of a function in the cloud. */
const MAX_MB = 512;

/** Resident memory of a process in megabytes; 0 where the system does not report it. */
function residentMb(pid: number): number {
  try {
    const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kb ?? 0) / 1024);
  } catch {
    return 0;
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Kills the functions repeatedly until the end. Returns their memory before each kill. */
async function kill(world: World, every: number, isOver: () => boolean): Promise<number[]> {
  const memory: number[] = [];
  let next = performance.now() + every;
  while (!isOver()) {
    await pause(Math.min(250, every / 4));
    if (performance.now() < next) continue;
    memory.push(residentMb(world.functions.pid()));
    await world.functions.kill();
    next += every;
  }
  return memory;
}

/** Runs the reconciler repeatedly; a run that a kill interrupts fails, and the next one follows. */
async function reconcile(world: World, every: number, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await pause(Math.min(every / 4, 15_000));
    await world.reconcile().catch(() => null);
  }
}

export const mixedLoad = fault({
  name: 'F20',
  title: 'the functions are killed every minute during 10 minutes of mixed load',
  world: 'processes',
  size: {
    full: { seconds: 600, killEvery: 60, clients: 8 },
    small: { seconds: 6, killEvery: 2.5, clients: 4 },
  },
  async run(world, { seconds, killEvery, clients }) {
    await world.seed({ products: [toner, serum], combos: [duo], offers });
    const names = await buyers(world, clients);
    const carts = [[cartLine(toner)], [cartLine(serum), cartLine(toner, 2)], [cartLine(duo)]];
    const tally: Tally = { flows: 0, ended: 0, answered: [], wrong: [] };
    const until = performance.now() + seconds * 1000;
    const isOver = () => performance.now() >= until;
    const before = residentMb(world.functions.pid());
    const [memory] = await Promise.all([
      kill(world, killEvery * 1000, isOver),
      reconcile(world, killEvery * 1000, isOver),
      ...names.map((name, n) => client(world, { name, seed: n + 1, carts, isOver, tally })),
    ]);
    memory.push(residentMb(world.functions.pid()));

    // Unpaid reservations are released once their hold ends.
    world.advance(21 * MINUTE);
    for (let run = 0; run < 1 + tally.flows / 300; run += 1) await world.reconcile();
    const orders = await ordersOf(world);
    const known = new Set(orders.map(({ orderId }) => orderId));
    const pending = orders.filter(({ status }) => status === 'pending_payment').length;
    const peakMb = Math.max(...memory);
    const wrong = [
      ...tally.wrong,
      ...tally.answered.filter((id) => !known.has(id)).map((id) => `${id} was placed, and there is no order`),
      ...(pending > 0 ? [`${pending} orders still wait for a payment`] : []),
      ...(peakMb > MAX_MB ? [`The functions used ${peakMb} MB`] : []),
    ];
    const saw = `${orders.length} orders, ${memory.length - 1} kills; functions ${before} MB at first, ${peakMb} at most`;
    return { right: tally.ended, of: tally.flows, saw, wrong };
  },
});
