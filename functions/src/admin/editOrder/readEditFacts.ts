import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { skusTaken, type RequestedLine } from '@/domain/cart/pricedCart';
import type { EditFacts, RequestedEdit } from '@/domain/orders/edit/facts';
import type { Order } from '@/domain/orders/order/order';
import { promisedDay } from '@/domain/orders/shipment/deliveryDate';
import { toProduct } from '../../catalogue/documents';
import { readItems } from '../../catalogue/readItems';
import { buyerPaths, readBuyer } from '../../limits/buyers';
import { couponRefs, readCoupon } from '../../offers/findOffer';
import { readLevels } from '../../orders/readOrderFacts';
import { memoizedGetAll } from '../../platform/firestore/memoizedGetAll';
import { deliveryDateRef, productRef } from '../../platform/firestore/refs';

const asRequested = (lines: Order['lines']): RequestedLine[] =>
  lines.map((line) => ({ ...line, shownPrice: line.price }));

/** Reads everything that a decision on an edit needs, within the transaction and in as few calls as possible. */
export async function readEditFacts(
  db: Firestore,
  transaction: Transaction,
  order: Order,
  { added, address, now }: RequestedEdit,
): Promise<EditFacts> {
  const { lines, reserved, reservedFrom = [], offerId, userId } = order;
  const getAll = memoizedGetAll((refs) => transaction.getAll(...refs));
  const byPath = (paths: string[]) => getAll(paths.map((path) => db.doc(path)));
  const buyer = { uid: userId, phone: order.address.phone };
  const coupon = offerId ? couponRefs(db, offerId, userId) : [];
  const takers = reservedFrom.map((id) => productRef(db, id));
  const found = await getAll([
    deliveryDateRef(db, address.pincode),
    ...coupon,
    ...takers,
    ...buyerPaths(buyer).map((path) => db.doc(path)),
  ]);
  const [deliveryDate, ...rest] = found;
  const catalogue = await readItems(byPath, [...asRequested(lines), ...added]);
  const products = new Map(catalogue.products);
  for (const snapshot of rest.slice(coupon.length, coupon.length + takers.length)) {
    const product = toProduct(snapshot);
    if (product) products.set(product.id, product);
  }
  const skus = new Set([...Object.keys(reserved), ...skusTaken(added, catalogue)]);
  return {
    order,
    catalogue,
    levels: await readLevels(db, getAll, [...skus], catalogue),
    products: [...products.values()],
    ...readCoupon(rest.slice(0, coupon.length)),
    buyer: await readBuyer(byPath, buyer),
    deliverBy: promisedDay(deliveryDate?.data(), now),
  };
}
