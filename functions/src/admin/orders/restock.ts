import { refused } from '@/domain/orders/order/decision';
import { comboParts } from '@/domain/cart/pricedCart';
import type { StockLevel } from '@/domain/catalogue/catalogue';
import { showStock, takeBack, unitsOf } from '@/domain/catalogue/stock';
import type { Order, Reservation } from '@/domain/orders/order/order';
import { toProduct } from '../../catalogue/documents';
import { readItems } from '../../catalogue/readItems';
import { productRef, stockRef } from '../../platform/firestore/refs';
import { pathReader } from '../../platform/firestore/readData';
import type { TransactionScope } from '../../platform/firestore/onOrder';
import { messages } from './messages';

/** The parts of an order's combos; empty for a combo that has changed since. */
export async function combosOf({ db, transaction }: TransactionScope, { lines }: Order) {
  const combos = lines.filter(({ kind }) => kind === 'combo');
  if (combos.length === 0) return new Map<string, { sku: string; quantity: number }[]>();
  const wanted = combos.map((line) => ({ ...line, shownPrice: line.price }));
  const items = await readItems(pathReader(db, transaction), wanted);
  const parts = [...items.combos].flatMap(([id, combo]) => {
    const made = comboParts(combo, items.products);
    return made ? [[id, made] as const] : [];
  });
  return new Map(parts);
}

/** Adds units back to stock and to the products that show it. Returns the function that writes them. */
export async function restock(
  { db, transaction }: TransactionScope,
  { reservedFrom = [] }: Order,
  units: Reservation,
  now: Date,
): Promise<() => void> {
  const back = unitsOf(units);
  const skus = [...back.keys()];
  if (skus.length === 0) return () => undefined;
  const refs = [...skus.map((sku) => stockRef(db, sku)), ...reservedFrom.map((id) => productRef(db, id))];
  const found = await transaction.getAll(...refs);
  const levels = found
    .slice(0, skus.length)
    .flatMap((one) => (one.data() as StockLevel | undefined) ?? [])
    .map((level) => takeBack(level, back.get(level.sku) ?? 0));
  const products = found.slice(skus.length).flatMap((one) => toProduct(one) ?? []);
  return () => {
    for (const level of levels) transaction.set(stockRef(db, level.sku), level);
    for (const product of products) {
      const { variants, stock } = showStock(product, levels);
      transaction.update(productRef(db, product.id), {
        variants,
        stock,
        stockAt: now.toISOString(),
      });
    }
  };
}

export const UNKNOWN_UNITS = refused('combo_changed', messages.comboChanged);
