import { type World, type WorldName, type Worlds } from './worlds';

/** 'full' is the size of the bench, 'small' that of the test. */
export type Scale = 'full' | 'small';

/** The effect of a fault on the shop. */
export interface FaultOutcome {
  /** The number of attempts that ended correctly, and the number of all attempts. */
  right: number;
  of: number;
  /** Figures to show. */
  saw: string;
  /** The problems, one sentence each. */
  wrong: string[];
}

/** A failure that the shop must survive. */
export interface Fault<Size = unknown, Name extends WorldName = WorldName> {
  name: `F${number}`;
  title: string;
  /** The world it runs in. Faults share worlds, so each seeds its own data. */
  world: Name;
  size: Record<Scale, Size>;
  run(world: Worlds[Name], size: Size): Promise<FaultOutcome>;
}

export interface FaultResult extends FaultOutcome {
  seconds: number;
}

/** Checks the types of one fault, and returns it with the type that the list needs. */
export const fault = <Size, Name extends WorldName>(one: Fault<Size, Name>): Fault => one;

/** Time for the reconciler to finish interrupted work: a minute of the shop's clock. */
const ROUNDS = 4;
const ROUND = 15_000;

/** Ends all faults and lets the reconciler run for a minute of the shop's clock. */
export async function recover(world: World): Promise<void> {
  await Promise.all([world.razorpay.mode('ok'), world.courierMode('ok')]);
  for (let round = 0; round < ROUNDS; round += 1) {
    await world.reconcile();
    world.advance(ROUND);
  }
  await world.reconcile();
}

/** Runs a fault. Within a minute of its end the four sums of the books must hold. */
export async function tryFault(one: Fault, world: World, scale: Scale): Promise<FaultResult> {
  const start = performance.now();
  const outcome = await one.run(world as Worlds[WorldName], one.size[scale]);
  const seconds = (performance.now() - start) / 1000;
  await recover(world);
  const wrong = [...outcome.wrong, ...(await world.wrongSums())];
  if (outcome.right !== outcome.of && wrong.length === 0) {
    wrong.push(`Only ${outcome.right} of ${outcome.of} attempts ended correctly`);
  }
  return { ...outcome, wrong, seconds };
}
