import type { Firestore } from 'firebase-admin/firestore';
import { dayInIndia } from '@/domain/general/india';
import { emptyDay } from '@/domain/admin/sales/daySales';
import { inTransaction } from '../payments/records';
import type { SalesDeps } from './countOrders';
import { DaysInHand } from './loadedDays';

/** Firestore takes about one write a second of a document: openings are dealt out among so many. */
const SHARDS = 10;

/** `checkouts/{n}`: openings by India's day that its sums do not have yet. */
interface Shard {
  days: Record<string, number>;
}

const shardRef = (db: Firestore, shard: number) => db.collection('checkouts').doc(String(shard));

/** Counts one more opening of the checkout today. */
export async function noteOpening(db: Firestore, now: Date, random: () => number): Promise<void> {
  const { FieldValue } = await import('firebase-admin/firestore');
  const ref = shardRef(db, Math.floor(random() * SHARDS));
  await ref.set({ days: { [dayInIndia(now)]: FieldValue.increment(1) } }, { merge: true });
}

/** Moves the openings that were noted into the sums of their days, all in one transaction: none is lost, none is there twice. */
export async function foldOpenings({ db: open }: SalesDeps): Promise<void> {
  const db = await open();
  const refs = Array.from({ length: SHARDS }, (_, n) => shardRef(db, n));
  await inTransaction(db, async (transaction) => {
    const found = (await transaction.getAll(...refs)).filter(({ exists }) => exists);
    const noted = found.flatMap((one) => Object.entries((one.data() as Shard).days));
    if (noted.length === 0) return;
    const days = await DaysInHand.read(db, transaction, new Set(noted.map(([day]) => day)));
    for (const [day, checkouts] of noted) days.add({ ...emptyDay(day), checkouts }, 1);
    for (const { ref } of found) transaction.delete(ref);
    days.write(db, transaction);
  });
}
