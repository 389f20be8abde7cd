import { Transaction } from 'firebase-admin/firestore';
import {
  aliceAddress,
  codBody,
  cartLine,
  offer,
  product,
} from '../../local/endpoints/testing/documents/fixtures';
import { startTestShop } from '../../local/endpoints/testing/shops/testShop';

export interface Cost {
  reads: number;
  writes: number;
}

const CHECKOUTS = 20;

/** Counts the documents that transactions read and write, collisions and repeats included, until `stop`. */
function countTransactions(): Cost & { stop: () => void } {
  const { get, getAll, set, update } = Transaction.prototype;
  const count = {
    reads: 0,
    writes: 0,
    stop: () => void Object.assign(Transaction.prototype, { get, getAll, set, update }),
  };
  const counting = <A extends unknown[], R>(method: (...args: A) => R, note: (args: A) => void) =>
    function (this: Transaction, ...args: A): R {
      note(args);
      return method.apply(this, args);
    };
  Object.assign(Transaction.prototype, {
    get: counting(get, () => (count.reads += 1)),
    getAll: counting(getAll, (args) => (count.reads += args.length)),
    set: counting(set, () => (count.writes += 1)),
    update: counting(update, () => (count.writes += 1)),
  });
  return count;
}

/**
 * Documents read and written by one checkout (two lines, its parcel, a coupon if one is given), the mean of several one
 * after the other, in the functions' real routes against a Firestore in memory.
 */
export async function measureCost({ coupon }: { coupon: boolean }): Promise<Cost> {
  const shop = await startTestShop();
  const [toner, serum] = [product('toner', { units: 100 }), product('serum', { units: 100 })];
  await shop.seed({ products: [toner, serum], offers: [offer('ten', {})] });
  const sums = coupon ? { discountAmount: 60, finalTotal: 540 } : {};
  const count = countTransactions();
  try {
    for (let n = 0; n < CHECKOUTS; n += 1) {
      const body = codBody(`BENCH${n}`, [cartLine(toner), cartLine(serum)], sums);
      // Each is a new person: an order reads the earlier ones of its account and its phone number.
      const [as, phone] = [`buyer-${n}`, String(9_876_500_000 + n)];
      await shop.db.doc(`users/${as}`).set({ userId: as, address: [{ ...aliceAddress, phone }] });
      const order = { ...body, consignee_phone: phone, coupon_code: coupon ? 'TEN' : '' };
      const { status } = await shop.order(order, as);
      if (status !== 200) throw new Error(`A checkout was answered ${status}.`);
    }
    return { reads: count.reads / CHECKOUTS, writes: count.writes / CHECKOUTS };
  } finally {
    count.stop();
    await shop.close();
  }
}
