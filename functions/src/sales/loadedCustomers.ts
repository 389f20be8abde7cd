import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { customerFrom, type Customer } from '@/domain/customers/record/customer';
import { addTotals, customerTotalsOf } from '@/domain/customers/record/totals';
import { ERASED } from '@/domain/records/erased';
import type { Order } from '@/domain/orders/order/order';
import { customerRef } from '../platform/firestore/refs';

/** The sums of some orders' buyers within a transaction, to be changed and written back. */
export class LoadedCustomers {
  private constructor(
    private readonly customers: Map<string, Customer>,
    /** Accounts of which nothing was stored before; `since` is empty until their profile is read. */
    private readonly unknown: ReadonlySet<string>,
  ) {}

  /** Orders of deleted accounts have no buyer any more. */
  static async read(
    db: Firestore,
    transaction: Transaction,
    orders: readonly Pick<Order, 'userId'>[],
  ): Promise<LoadedCustomers> {
    const uids = [...new Set(orders.map(({ userId }) => userId))].filter((uid) => uid && uid !== ERASED);
    const found = uids.length > 0 ? await transaction.getAll(...uids.map((uid) => customerRef(db, uid))) : [];
    return new LoadedCustomers(
      new Map(found.map((one) => [one.id, customerFrom(one.id, one.data())])),
      new Set(found.filter(({ exists }) => !exists).map(({ id }) => id)),
    );
  }

  /** Replaces an order's old counts in its customer's totals, as `before` was counted, by its present tally. */
  count(order: Order, before: Order): void {
    const customer = this.customers.get(order.userId);
    if (!customer) return;
    const without = addTotals(customer.totals, customerTotalsOf(before, before.tally?.counted ?? null), -1);
    const counted = order.tally?.counted ?? null;
    const lastOrderAt =
      counted && order.createdAt > customer.lastOrderAt ? order.createdAt : customer.lastOrderAt;
    this.customers.set(order.userId, {
      ...customer,
      totals: addTotals(without, customerTotalsOf(order, counted)),
      lastOrderAt,
    });
  }

  /** Writes the sums alone, because a person's profile may be changing meanwhile. */
  write(db: Firestore, transaction: Transaction): void {
    for (const { uid, totals, lastOrderAt } of this.customers.values()) {
      const begun = this.unknown.has(uid) ? { since: '' } : {};
      transaction.set(customerRef(db, uid), { uid, totals, lastOrderAt, ...begun }, { merge: true });
    }
  }
}
