import type { Firestore } from 'firebase-admin/firestore';
import { dayInIndia } from '@/domain/time/india';
import { emptyDay } from '@/domain/admin/sales/daySales';
import { LoadedDays } from './loadedDays';
import { inTransaction } from '../platform/firestore/transaction';
import type { StoreDeps } from '../platform/storeDeps';

/** Firestore takes about one write a second to a document, so openings are spread over this many. */
const SHARDS = 10;

/** `checkouts/{n}`: openings by day in India that the day's sums do not include yet. */
interface Shard {
  days: Record<string, number>;
}

const shardRef = (db: Firestore, shard: number) => db.collection('checkouts').doc(String(shard));

/** Counts one opened checkout for today. */
export async function countOpening(db: Firestore, now: Date, random: () => number): Promise<void> {
  const { FieldValue } = await import('firebase-admin/firestore');
  const ref = shardRef(db, Math.floor(random() * SHARDS));
  await ref.set({ days: { [dayInIndia(now)]: FieldValue.increment(1) } }, { merge: true });
}

/** Adds the counted openings to their days' sums in one transaction, so that none is lost or counted twice. */
export async function mergeOpenings({ db: open }: StoreDeps): Promise<void> {
  const db = await open();
  const refs = Array.from({ length: SHARDS }, (_, n) => shardRef(db, n));
  await inTransaction(db, async (transaction) => {
    const found = (await transaction.getAll(...refs)).filter(({ exists }) => exists);
    const noted = found.flatMap((one) => Object.entries((one.data() as Shard).days));
    if (noted.length === 0) return;
    const days = await LoadedDays.read(db, transaction, new Set(noted.map(([day]) => day)));
    for (const [day, checkouts] of noted) days.add({ ...emptyDay(day), checkouts }, 1);
    for (const { ref } of found) transaction.delete(ref);
    days.write(db, transaction);
  });
}
