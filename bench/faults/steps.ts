import { type Firestore, type Transaction } from 'firebase-admin/firestore';

/** The steps of a transaction: it begins, it has read everything, it is about to commit. */
export type Step = 'begin' | 'read' | 'commit';

export interface Steps {
  /** Wraps a Firestore so that its transactions stop at their steps. */
  through: (db: Firestore) => Firestore;
  /** Runs `rival` once, when a transaction that touches `path` next reaches this step. */
  once: (step: Step, path: string, rival: () => Promise<unknown>) => void;
}

/** The longest time (milliseconds) that a rival may delay a transaction, since it may wait for that transaction's locks. */
const MAX_DELAY_MS = 150;

interface Waiting {
  step: Step;
  path: string;
  rival: () => Promise<unknown>;
}

/** Runs rivals in the middle of transactions, at named steps. */
export function stepping(): Steps {
  let waiting: Waiting[] = [];

  async function reach(step: Step, paths: ReadonlySet<string>): Promise<void> {
    const due = waiting.filter((one) => one.step === step && (step === 'begin' || paths.has(one.path)));
    waiting = waiting.filter((one) => !due.includes(one));
    const rivals = Promise.all(due.map(({ rival }) => rival()));
    if (due.length === 0) return;
    // Nothing is locked before the first read, so the rival finishes.
    if (step === 'begin') await rivals;
    else await Promise.race([rivals, new Promise((resolve) => setTimeout(resolve, MAX_DELAY_MS))]);
  }

  function watched(transaction: Transaction, paths: Set<string>): Transaction {
    return new Proxy(transaction, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return async (...args: unknown[]) => {
          for (const one of args) if (isReference(one)) paths.add(one.path);
          const answer: unknown = await Reflect.apply(value, target, args);
          if (name === 'get' || name === 'getAll') await reach('read', paths);
          return answer;
        };
      },
    });
  }

  const through = (db: Firestore): Firestore =>
    new Proxy(db, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (name === 'runTransaction') {
          return <T>(work: (transaction: Transaction) => Promise<T>, options?: object) =>
            target.runTransaction(
              async (transaction) => {
                const paths = new Set<string>();
                await reach('begin', paths);
                const result = await work(watched(transaction, paths));
                await reach('commit', paths);
                return result;
              },
              options as { readOnly?: false },
            );
        }
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });

  return { through, once: (step, path, rival) => void waiting.push({ step, path, rival }) };
}

const isReference = (value: unknown): value is { path: string } =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string';
