import { type SearchEntry } from '../../src/domain/admin/search/searchEntry';
import { type Product, type StockLevel } from '../../src/domain/catalogue/catalogue';
import { type Offer } from '../../src/domain/offers/offer';
import { type Order } from '../../src/domain/orders/order/order';
import { type PaymentRecord } from '../../src/domain/payments/record/paymentRecord';
import { type StoredCollections } from '../endpoints/testing/documents/storedCollections';
import { type Payment, type Refund } from '../razorpay/types';
import { type Books, type Parcel } from './sums';

/** The providers' own records. */
export interface Providers {
  payments(): Promise<Payment[]>;
  refunds(): Promise<Refund[]>;
  parcels(): Promise<Parcel[]>;
}

async function all<T>(db: StoredCollections, name: string): Promise<T[]> {
  return (await db.collection(name).get()).docs.map((doc) => doc.data() as T);
}

async function readOffers(db: StoredCollections): Promise<Books['offers']> {
  const [offers, counts, uses] = await Promise.all([
    db.collection('offers').get(),
    db.collection('offerUses').get(),
    db.collectionGroup('uses').get(),
  ]);
  const used = new Map(counts.docs.map((doc) => [doc.id, (doc.data() as { usedCount: number }).usedCount]));
  return offers.docs.map((offer) => ({
    id: offer.id,
    used: used.get(offer.id) ?? (offer.data() as Offer).usedCount ?? 0,
    byShoppers: uses.docs
      .filter(({ ref }) => ref.path.startsWith(`${offer.ref.path}/`))
      .reduce((sum, doc) => sum + (doc.data() as { count: number }).count, 0),
  }));
}

/** Units of each SKU that the stock documents add up to. */
export async function readUnits(db: StoredCollections): Promise<Map<string, number>> {
  const levels = await all<StockLevel>(db, 'stock');
  return new Map(levels.map(({ sku, available, reserved, sold }) => [sku, available + reserved + sold]));
}

/**
 * Keeps a shop's books from now on. `read` returns everything that must agree, without the providers' earlier records, and
 * relative to the current stock.
 */
export async function openBooks(
  db: StoredCollections,
  providers: Providers,
): Promise<{ read: () => Promise<Books> }> {
  const [units, oldPayments, oldParcels] = await Promise.all([
    readUnits(db),
    providers.payments(),
    providers.parcels(),
  ]);
  const old = new Set([...oldPayments.map(({ id }) => id), ...oldParcels.map((one) => one.awb_number)]);

  const read = async (): Promise<Books> => {
    const [searchEntries, orders, levels, products, records, offers, payments, refunds, parcels] =
      await Promise.all([
        db.collection('orderSearch').get(),
        all<Order>(db, 'orders'),
        all<StockLevel>(db, 'stock'),
        all<Product>(db, 'products'),
        all<PaymentRecord>(db, 'payments'),
        readOffers(db),
        providers.payments(),
        providers.refunds(),
        providers.parcels(),
      ]);
    const variants = products.flatMap((product) => product.variants);
    return {
      searchEntries: new Map(searchEntries.docs.map((doc) => [doc.id, doc.data() as SearchEntry])),
      orders,
      levels,
      records,
      offers,
      refunds,
      units,
      shown: new Map(variants.map(({ sku, stock }) => [sku, stock])),
      payments: payments.filter(({ id }) => !old.has(id)),
      parcels: parcels.filter(({ awb_number }) => !old.has(awb_number)),
    };
  };
  return { read };
}
