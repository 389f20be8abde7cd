import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Address } from '@/domain/addresses/address';
import { shownLevels, skusTaken, type Shelf, type WantedLine } from '@/domain/cart/pricedCart';
import type { StockLevel } from '@/domain/catalogue/catalogue';
import { normaliseCode } from '@/domain/offers/coupons';
import type { Offer } from '@/domain/offers/offer';
import type { Order } from '@/domain/orders/order/order';
import { tombstoneOf } from '../platform/firestore/refs';
import { readShelf } from '../catalogue/readItems';
import { isDocumentId } from '@/domain/general/documentId';
import type { Found } from '../platform/firestore/reads';
import { remembering, type GetAll } from '../platform/firestore/memoizedGetAll';
import { toOffer, useCount, usesOf } from '../offers/findOffer';
import { offerUsesOf, withUses } from '../offers/offerUses';
import { usesByPhone } from '../offers/phoneUses';
import { buyerHeads, readBuyer } from '../limits/buyers';
import { deliveryDateRef } from '../shipment/deliveryDateRef';
import type { OrderFacts, OrderRequest } from './draftOrder';

/** The addresses of a user document; an entry that is no address can match no parcel. */
export function addressesOf(user: Found | undefined): Address[] {
  const saved: unknown = user?.data()?.['address'];
  if (!Array.isArray(saved)) return [];
  const fields = ['name', 'phone', 'addressLine1', 'city', 'state', 'pincode', 'createdAt'];
  return saved.filter((entry: unknown): entry is Address => {
    const address = entry as Record<string, unknown> | null;
    return typeof address === 'object' && fields.every((field) => typeof address?.[field] === 'string');
  });
}

/** The offer that was found by its code before the transaction, unless it has changed its code since. */
function offerOf(
  snapshot: DocumentSnapshot | undefined,
  code: string,
  uses: DocumentSnapshot | undefined,
): Offer | undefined {
  const offer = snapshot && toOffer(snapshot);
  return offer && normaliseCode(offer.code) === normaliseCode(code) ? withUses(offer, uses) : undefined;
}

async function readLevels(
  db: Firestore,
  getAll: GetAll,
  wanted: readonly WantedLine[],
  shelf: Shelf,
): Promise<StockLevel[]> {
  // A SKU that is no document's id has no units, so what is stored under it by hand counts as sold out.
  const skus = skusTaken(wanted, shelf).filter(isDocumentId);
  if (skus.length === 0) return [];
  const shown = new Map(shownLevels(shelf.products.values()).map(({ sku, available }) => [sku, available]));
  const snapshots = await getAll(skus.map((sku) => db.collection('stock').doc(sku)));
  return snapshots.map((snapshot) => {
    const level = snapshot.data() as StockLevel | undefined;
    // A SKU that was never sold has no document yet: it starts from the figure the admin entered.
    return level ?? { sku: snapshot.id, available: shown.get(snapshot.id) ?? 0, reserved: 0, sold: 0 };
  });
}

/** What the body itself names: with one call for these, an order of plain products needs no other. */
function namedDocuments(db: Firestore, wanted: readonly WantedLine[]): DocumentReference[] {
  const paths = wanted.flatMap(({ kind, id, sku }) => [
    { collection: kind === 'combo' ? 'combos' : 'products', id },
    ...(kind === 'combo' ? [] : [{ collection: 'stock', id: sku }]),
  ]);
  return paths
    .filter(({ id }) => isDocumentId(id))
    .map(({ collection, id }) => db.collection(collection).doc(id));
}

/** Which of a person's orders was last begun online; an order is only open while it waits for its payment. */
export function openPaymentOf(db: Firestore, uid: string): DocumentReference {
  return db.collection('openPayments').doc(uid);
}

async function readBegun(
  db: Firestore,
  getAll: GetAll,
  open: DocumentSnapshot | undefined,
): Promise<Order | null> {
  const id: unknown = open?.get('orderId');
  if (typeof id !== 'string') return null;
  const [order] = await getAll([db.collection('orders').doc(id)]);
  return (order?.data() as Order | undefined) ?? null;
}

/** How often orders to the phone number of this order's address have used the offer; undefined where nothing depends on it. */
async function readUsedByPhone(
  db: Firestore,
  transaction: Transaction,
  request: OrderRequest,
  { addresses, offer }: Pick<OrderFacts, 'addresses' | 'offer'>,
): Promise<number | undefined> {
  const phone = offer?.perUserLimit ? request.findAddress(addresses)?.phone : undefined;
  if (!offer || phone === undefined) return undefined;
  const wanted = { offerId: offer.id, phones: [phone], uid: request.who.uid };
  return (await usesByPhone(db, wanted, (query) => transaction.get(query))).get(phone);
}

/** Reads all that a decision on an order needs, within the transaction, in as few calls as it can. */
export async function readFacts(
  db: Firestore,
  transaction: Transaction,
  request: OrderRequest,
  offerId: string | null,
): Promise<OrderFacts> {
  const { orderId, couponCode, wanted, who, phone, pincode } = request;
  const getAll = remembering((refs) => transaction.getAll(...refs));
  const heads = [
    db.collection('orders').doc(orderId),
    db.collection('users').doc(who.uid),
    openPaymentOf(db, who.uid),
    tombstoneOf(db, who.uid),
    deliveryDateRef(db, pincode),
  ];
  const coupon = offerId
    ? [db.collection('offers').doc(offerId), usesOf(db, offerId, who.uid), offerUsesOf(db, offerId)]
    : [];
  const buyer = { uid: who.uid, phone };
  const heading = buyerHeads(buyer).map((path) => db.doc(path));
  const found = await getAll([...heads, ...coupon, ...heading, ...namedDocuments(db, wanted)]);
  const [order, user, open, tombstone, deliveryDate, offerDoc, uses, allUses] = found;
  const addresses = addressesOf(user);
  const offer = coupon.length > 0 ? offerOf(offerDoc, couponCode, allUses) : undefined;
  const shelf = await readShelf((paths) => getAll(paths.map((path) => db.doc(path))), wanted);
  return {
    leaving: tombstone?.exists === true,
    existing: (order?.data() as Order | undefined) ?? null,
    begun: await readBegun(db, getAll, open),
    addresses,
    shelf,
    levels: await readLevels(db, getAll, wanted, shelf),
    offer,
    deliveryDate: deliveryDate?.data(),
    usedByShopper: coupon.length > 0 && uses ? useCount(uses) : 0,
    buyer: await readBuyer((paths) => getAll(paths.map((path) => db.doc(path))), buyer),
    usedByPhone: await readUsedByPhone(db, transaction, request, { addresses, offer }),
  };
}
