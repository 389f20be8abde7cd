import { type World, type WorldName, type Worlds } from './worlds';

/** 'full' is the bench's, 'small' that of the test. */
export type Scale = 'full' | 'small';

/** What a fault did to the shop. */
export interface FaultOutcome {
  /** How many tries ended as they must, of how many. */
  right: number;
  of: number;
  /** What was seen, in a few words. */
  saw: string;
  /** What is wrong, one sentence each. */
  wrong: string[];
}

/** Something that happens to the shop, and must do it no harm. */
export interface Fault<Size = unknown, Name extends WorldName = WorldName> {
  name: `F${number}`;
  title: string;
  /** Where it happens: it may be shared by other faults, so each seeds what it needs. */
  world: Name;
  size: Record<Scale, Size>;
  run(world: Worlds[Name], size: Size): Promise<FaultOutcome>;
}

export interface FaultResult extends FaultOutcome {
  seconds: number;
}

/** Checks the size and the world of a fault; for the list it is one like all others. */
export const fault = <Size, Name extends WorldName>(one: Fault<Size, Name>): Fault => one;

/** What the reconciler has to put right what was left half done: a minute of the shop's clock. */
const ROUNDS = 4;
const ROUND = 15_000;

/** Everything answers again, and the reconciler looks after it for a minute. */
export async function recover(world: World): Promise<void> {
  await Promise.all([world.razorpay.mode('ok'), world.courierMode('ok')]);
  for (let round = 0; round < ROUNDS; round += 1) {
    await world.reconcile();
    world.advance(ROUND);
  }
  await world.reconcile();
}

/** Lets a fault happen; afterwards, within a minute, the four sums must hold whatever it did. */
export async function tryFault(one: Fault, world: World, scale: Scale): Promise<FaultResult> {
  const start = performance.now();
  const outcome = await one.run(world as Worlds[WorldName], one.size[scale]);
  const seconds = (performance.now() - start) / 1000;
  await recover(world);
  const wrong = [...outcome.wrong, ...(await world.wrongSums())];
  if (outcome.right !== outcome.of && wrong.length === 0) {
    wrong.push(`Only ${outcome.right} of ${outcome.of} ended as they must`);
  }
  return { ...outcome, wrong, seconds };
}
