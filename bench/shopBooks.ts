import { type CartItem } from '../src/domain/cart';
import { type StockLevel } from '../src/domain/catalogue';
import { type CatalogueResponse } from '../src/domain/contracts/catalogue';
import { hasGivenBack } from '../src/domain/holdings';
import { type Order } from '../src/domain/order';
import { type StackFile } from '../e2e/support/shopProcess';
import { adminFirestore } from '../local/firestore/testing/admin';
import { type Books } from './audit';

/** Units of each thing: no measurement ends because something is sold out. */
const PLENTY = 1_000_000;

/** A running shop's catalogue, stock, orders and parcels, read and restocked past its rules. */
export function openBooks(stack: StackFile) {
  const admin = adminFirestore(Number(new URL(stack.firestoreUrl).port), stack.projectId);
  const { db } = admin;

  const stock = async (): Promise<Books['before']> => {
    const { docs } = await db.collection('stock').get();
    return new Map(docs.map((doc) => [doc.id, doc.data() as StockLevel]));
  };

  return {
    close: () => admin.close(),
    stock,

    /** Fills up every SKU, as the admin could, and answers what there is then. */
    async restock(): Promise<Books['before']> {
      const { docs } = await db.collection('stock').get();
      const batch = db.batch();
      for (const { ref } of docs) batch.update(ref, { available: PLENTY });
      await batch.commit();
      return stock();
    },

    /** One line of each product that is sold, ready for a cart. */
    async lines(): Promise<CartItem[]> {
      const answer = await fetch(`${stack.baseUrl}/api/catalogue`);
      const { products } = (await answer.json()) as CatalogueResponse;
      return products.flatMap(({ id, name, variants: [variant] }) =>
        variant
          ? {
              ...{ id, name, title: name, kind: 'product', quantity: 1, mainImage: '' },
              ...{ price: variant.price, variant: variant.label, sku: variant.sku },
            }
          : [],
      );
    },

    async ordersAndParcels(): Promise<Pick<Books, 'orders' | 'parcels'>> {
      const { docs } = await db.collection('orders').get();
      const answer = await fetch(`${stack.nimbuspostUrl}/__sandbox/shipments`);
      const { shipments } = (await answer.json()) as {
        shipments: { order_number: string; status: string }[];
      };
      return {
        orders: docs
          .map((doc) => doc.data() as Order)
          .map((order) => ({ ...order, gaveBack: hasGivenBack(order) })),
        parcels: shipments
          .filter(({ status }) => status !== 'cancelled')
          .map(({ order_number }) => order_number),
      };
    },
  };
}
