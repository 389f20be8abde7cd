import { startTestShop, type TestShop } from '../../local/endpoints/testing/shops/testShop';
import { startGated, type GatedShop } from './gated';
import { startProcesses, type ProcessShop } from './processes';
import { stepping, type Steps } from './steps';

/** The tools of every fault. */
export type World = Pick<
  TestShop,
  | ('db' | 'call' | 'order' | 'pay' | 'verify' | 'cancel' | 'requestReturn' | 'validate' | 'admin')
  | ('seed' | 'snapshot' | 'forget' | 'wrongSums' | 'advance')
  | ('razorpay' | 'shipments' | 'courierMode' | 'parcelMoves')
> & {
  /** Runs the reconciler once. */
  reconcile: () => Promise<unknown>;
  close: () => Promise<void>;
};

export interface Worlds {
  /** Three instances of the functions in this process that share only Firestore; rivals run between two steps. */
  instances: World & { steps: Steps };
  /** The built functions in a process that can be killed, with Firestore in another. */
  processes: World & ProcessShop;
  /** The same with a gate around the functions, so that faults happen at named steps. */
  gated: World & GatedShop;
}

export type WorldName = keyof Worlds;

async function startInstances(): Promise<Worlds['instances']> {
  const steps = stepping();
  const shop = await startTestShop({ instances: 3, through: steps.through });
  return { ...shop, steps, reconcile: () => shop.reconcile('hand') };
}

const starts: { [Name in WorldName]: () => Promise<Worlds[Name]> } = {
  instances: startInstances,
  processes: startProcesses,
  gated: startGated,
};

/** Shared worlds, each started when a fault first needs it. */
export function openWorlds() {
  const started = new Map<WorldName, Promise<World>>();
  return {
    async get(name: WorldName): Promise<World> {
      const world = started.get(name) ?? starts[name]();
      started.set(name, world);
      return world;
    },
    async close(): Promise<void> {
      for (const world of await Promise.allSettled(started.values())) {
        if (world.status === 'fulfilled') await world.value.close();
      }
    },
  };
}
