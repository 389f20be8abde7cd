import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { addSales, readDay, type DaySales } from '@/domain/admin/sales/daySales';

export const dayRef = (db: Firestore, day: string): DocumentReference => db.collection('sales').doc(day);

/** The sums of some days within a transaction, to be changed and written back. */
export class LoadedDays {
  private constructor(private readonly days: Map<string, DaySales>) {}

  static async read(db: Firestore, transaction: Transaction, days: ReadonlySet<string>): Promise<LoadedDays> {
    const refs = [...days].map((day) => dayRef(db, day));
    const found = refs.length > 0 ? await transaction.getAll(...refs) : [];
    return new LoadedDays(
      new Map(
        found.map((one) => [
          one.id,
          readDay({ ...(one.data() as Partial<DaySales> | undefined), day: one.id }),
        ]),
      ),
    );
  }

  add(sales: DaySales | null, sign: 1 | -1): void {
    if (!sales) return;
    const day = this.days.get(sales.day);
    if (!day) throw new Error(`${sales.day} was not read`);
    this.days.set(sales.day, addSales(day, sales, sign));
  }

  write(db: Firestore, transaction: Transaction): void {
    for (const day of this.days.values()) transaction.set(dayRef(db, day.day), day);
  }
}
