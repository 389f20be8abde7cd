import { type CartItem } from '../../src/domain/cart/cart';
import { type CatalogueResponse } from '../../src/domain/contracts/shoppers/catalogue';
import { type Order } from '../../src/domain/orders/order/order';
import { type StackFile } from '../../e2e/support/running/shopProcess';
import { razorpayKeys } from '../../local/stack/settings';
import { setNoLimits } from '../../local/endpoints/testing/shops/noLimits';
import { paymentSandbox } from '../../local/endpoints/testing/sandboxes/paymentSandbox';
import { adminFirestore } from 'firestore-on-node/testing/admin';
import { openBooks } from '../../local/books/books';
import { withoutParcel, wrongAnswers, wrongSums, type Parcel } from '../../local/books/sums';

/** Units of each product, so that nothing sells out during a measurement. */
const PLENTY = 1_000_000;

/** Restocks a running shop past its rules and keeps its books from then on. */
export async function openShopBooks(stack: StackFile) {
  const admin = adminFirestore(Number(new URL(stack.firestoreUrl).port), stack.projectId);
  const { db } = admin;
  await restock();
  await setNoLimits(db);
  const books = await openBooks(db, {
    ...paymentSandbox(stack.razorpayUrl, razorpayKeys),
    async parcels() {
      const answer = await fetch(`${stack.nimbuspostUrl}/__sandbox/shipments`);
      return ((await answer.json()) as { shipments: Parcel[] }).shipments;
    },
  });

  /** Fills up every SKU, as the team could; the products show it. */
  async function restock(): Promise<void> {
    const [stock, products] = await Promise.all([
      db.collection('stock').get(),
      db.collection('products').get(),
    ]);
    const batch = db.batch();
    for (const { ref } of stock.docs) batch.update(ref, { available: PLENTY });
    for (const product of products.docs) {
      const variants = product.get('variants') as object[];
      batch.update(product.ref, {
        variants: variants.map((one) => ({ ...one, stock: PLENTY })),
        stock: PLENTY * variants.length,
      });
    }
    await batch.commit();
  }

  return {
    close: () => admin.close(),

    order: async (orderId: string) =>
      (await db.collection('orders').doc(orderId).get()).data() as Order | undefined,

    /** One line of each product that is sold, ready for a cart. */
    async lines(): Promise<CartItem[]> {
      const answer = await fetch(`${stack.baseUrl}/api/catalogue`);
      const { products } = (await answer.json()) as CatalogueResponse;
      return products.flatMap(({ id, name, variants: [variant] }) =>
        variant
          ? {
              id,
              name,
              title: name,
              kind: 'product',
              quantity: 1,
              mainImage: '',
              price: variant.price,
              variant: variant.label,
              sku: variant.sku,
            }
          : [],
      );
    },

    /** Returns the faults in the books when these orders were answered as placed; each must have a parcel. */
    async wrong(answered: readonly string[]): Promise<string[]> {
      const read = await books.read();
      return [...wrongSums(read), ...wrongAnswers(answered, read.orders), ...withoutParcel(read)];
    },
  };
}
