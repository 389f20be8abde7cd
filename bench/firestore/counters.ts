import * as lite from 'firebase/firestore/lite';
import { liteFirestore } from 'firestore-on-node/testing/lite';

export interface Counted {
  /** The document's count at the end. */
  readonly counted: number;
  /** How many transactions ended with an error. */
  readonly failed: number;
  /** How often transactions ran, retries included. */
  readonly runs: number;
  readonly milliseconds: number;
}

/**
 * Increments one document in this many concurrent transactions of `firebase/firestore/lite`, each with the SDK's own
 * number of attempts.
 */
export async function countAtOnce(port: number, times: number): Promise<Counted> {
  lite.setLogLevel('silent');
  const { db, close } = liteFirestore(port, 'demo-count', 'asha');
  const counter = lite.doc(db, 'counters/optimistic');
  await lite.setDoc(counter, { n: 0 });
  const begun = performance.now();
  let runs = 0;
  const outcomes = await Promise.allSettled(
    Array.from({ length: times }, () =>
      lite.runTransaction(db, async (transaction) => {
        runs += 1;
        const n = (await transaction.get(counter)).get('n') as number;
        transaction.update(counter, { n: n + 1 });
      }),
    ),
  );
  const milliseconds = performance.now() - begun;
  const counted = (await lite.getDoc(counter)).get('n') as number;
  await close();
  const failed = outcomes.filter(({ status }) => status === 'rejected').length;
  return { counted, failed, runs, milliseconds };
}
