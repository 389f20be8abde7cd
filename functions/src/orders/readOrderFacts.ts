import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import {
  shownStockLevels,
  skusTaken,
  type CatalogueItems,
  type RequestedLine,
} from '@/domain/cart/pricedCart';
import { asLine } from '@/domain/cart/sample';
import { cartSettingsFrom, type CartSettings } from '@/domain/cart/cartSettings';
import type { CreditAccount } from '@/domain/credit/account';
import type { StockLevel } from '@/domain/catalogue/catalogue';
import { normaliseCode } from '@/domain/offers/coupons';
import type { Order } from '@/domain/orders/order/order';
import { readItems } from '../catalogue/readItems';
import { isDocumentId } from '@/domain/records/documentId';
import { memoizedGetAll, type GetAll } from '../platform/firestore/memoizedGetAll';
import { couponRefs, readCoupon } from '../offers/findOffer';
import { readPersonUses } from '../offers/personUses';
import { addressesOf } from '../pricing/savedAddresses';
import { buyerPaths, readBuyer } from '../limits/buyers';
import type { OrderFacts, OrderRequest } from './draftOrder';
import {
  tombstoneRef,
  cartSettingsRef,
  creditRef,
  deliveryDateRef,
  stockRef,
  userRef,
  orderRef,
  openPaymentRef,
} from '../platform/firestore/refs';

/** The stock of some SKUs, each once. */
export async function readLevels(
  db: Firestore,
  getAll: GetAll,
  wanted: readonly string[],
  catalogue: CatalogueItems,
): Promise<StockLevel[]> {
  // A SKU that cannot be a document id has no stock document, so it counts as sold out.
  const skus = wanted.filter(isDocumentId);
  if (skus.length === 0) return [];
  const shown = new Map(
    shownStockLevels(catalogue.products.values()).map(({ sku, available }) => [sku, available]),
  );
  const snapshots = await getAll(skus.map((sku) => stockRef(db, sku)));
  return snapshots.map((snapshot) => {
    const level = snapshot.data() as StockLevel | undefined;
    // A SKU that was never sold has no stock document yet: it starts from the figure that the team entered.
    return level ?? { sku: snapshot.id, available: shown.get(snapshot.id) ?? 0, reserved: 0, sold: 0 };
  });
}

/** The documents that the body itself names: an order of plain products needs one call for all of them. */
function namedDocuments(db: Firestore, wanted: readonly RequestedLine[]): DocumentReference[] {
  const paths = wanted.flatMap(({ kind, id, sku }) => [
    { collection: kind === 'combo' ? 'combos' : 'products', id },
    ...(kind === 'combo' ? [] : [{ collection: 'stock', id: sku }]),
  ]);
  return paths
    .filter(({ id }) => isDocumentId(id))
    .map(({ collection, id }) => db.collection(collection).doc(id));
}

/** The line that the free sample would be, so that its product and stock are read like those of the others. */
function sampleAsked(settings: CartSettings | undefined, sku: string | undefined): RequestedLine[] {
  return (settings?.samples ?? []).filter((one) => one.sku === sku).map(asLine);
}

async function readBegun(
  db: Firestore,
  getAll: GetAll,
  open: DocumentSnapshot | undefined,
): Promise<Order | null> {
  const id: unknown = open?.get('orderId');
  if (typeof id !== 'string') return null;
  const [order] = await getAll([orderRef(db, id)]);
  return (order?.data() as Order | undefined) ?? null;
}

/** Reads everything that a decision on an order needs, within the transaction and in as few calls as possible. */
export async function readOrderFacts(
  db: Firestore,
  transaction: Transaction,
  request: OrderRequest,
  offerId: string | null,
): Promise<OrderFacts> {
  const { orderId, couponCode, wanted, who, phone, pincode } = request;
  const getAll = memoizedGetAll((refs) => transaction.getAll(...refs));
  const byPaths = (paths: string[]) => getAll(paths.map((path) => db.doc(path)));
  const heads = [
    orderRef(db, orderId),
    userRef(db, who.uid),
    openPaymentRef(db, who.uid),
    tombstoneRef(db, who.uid),
    deliveryDateRef(db, pincode),
  ];
  const coupon = offerId ? couponRefs(db, offerId, who.uid) : [];
  const creditRefs = request.storeCredit ? [creditRef(db, who.uid)] : [];
  const needsSettings = request.gift?.wrap !== undefined || request.sample !== undefined;
  const settingsRefs = needsSettings ? [cartSettingsRef(db)] : [];
  const buyer = { uid: who.uid, phone };
  const heading = buyerPaths(buyer).map((path) => db.doc(path));
  const asked = [...creditRefs, ...settingsRefs, ...heading, ...namedDocuments(db, wanted)];
  const found = await getAll([...heads, ...coupon, ...asked]);
  const [order, user, open, tombstone, deliveryDate] = found;
  const rest = found.slice(heads.length + coupon.length);
  const credit = creditRefs.length > 0 ? rest[0] : undefined;
  const settings = settingsRefs.length > 0 ? rest[creditRefs.length] : undefined;
  const cartSettings = settings && cartSettingsFrom(settings.data());
  const addresses = addressesOf(user);
  const { offer: named, usedByShopper } = readCoupon(found.slice(heads.length, heads.length + coupon.length));
  // Its code may have changed since it was found by it, before the transaction.
  const offer = named && normaliseCode(named.code) === normaliseCode(couponCode) ? named : undefined;
  const phones = [request.findAddress(addresses)?.phone ?? []].flat();
  const taken = [...wanted, ...sampleAsked(cartSettings, request.sample)];
  const catalogue = await readItems(byPaths, taken);
  return {
    hasTombstone: tombstone?.exists === true,
    existing: (order?.data() as Order | undefined) ?? null,
    begun: await readBegun(db, getAll, open),
    addresses,
    catalogue,
    levels: await readLevels(db, getAll, skusTaken(taken, catalogue), catalogue),
    offer,
    credit: credit?.data() as CreditAccount | undefined,
    cartSettings,
    deliveryDate: deliveryDate?.data(),
    ...(await readPersonUses({ db, read: (query) => transaction.get(query), decides: true }, offer, {
      uid: who.uid,
      phones,
    })),
    usedByShopper,
    buyer: await readBuyer(byPaths, buyer),
  };
}
