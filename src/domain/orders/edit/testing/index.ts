import type { Product, StockLevel } from '@/domain/catalogue/catalogue';
import type { RequestedLine } from '@/domain/cart/pricedCart';
import { toPaise } from '@/domain/money/money';
import type { Offer } from '@/domain/offers/offer';
import { amountsOf, quote } from '@/domain/pricing/pricing';
import { emptyBuyer } from '../../limits/buyerRecord';
import { DEFAULT_LIMITS } from '../../limits/limits';
import type { Order } from '../../order/order';
import { inCash, paidOrder } from '../../order/testing';
import type { EditFacts, RequestedEdit } from '../facts';

export const now = new Date('2026-11-26T10:00:00.000Z');
export const PRICES: Record<string, number> = { a: 100.5, b: 333, c: 950 };
export const UNITS = 12;

export const address = {
  name: 'Asha Rao',
  phone: '9845012345',
  addressLine1: '22, 4th Cross',
  addressLine2: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560034',
  landmark: '',
  isDefault: true,
  createdAt: '',
};
export const product = (id: string): Product =>
  ({
    id,
    name: `The ${id}`,
    sku: id,
    category: 'toner',
    status: 'active',
    hsn: '3304',
    gstRate: 18,
    mainImage: '',
    variants: [{ id: 'v', label: '', sku: id, price: PRICES[id], mrp: PRICES[id], stock: UNITS }],
    stock: UNITS,
  }) as unknown as Product;
export const products = Object.keys(PRICES).map(product);
export const catalogue = { products: new Map(products.map((one) => [one.id, one])), combos: new Map() };
export const level = (sku: string, reserved = 0): StockLevel => ({
  sku,
  reserved,
  available: UNITS - reserved,
  sold: 0,
});

export const lineOf = (id: string, quantity: number) => ({
  kind: 'product' as const,
  id,
  name: `The ${id}`,
  variant: '',
  sku: id,
  price: PRICES[id] ?? 0,
  quantity,
  hsn: '3304',
  gstRate: 18,
  mainImage: '',
});
export const wanted = (id: string, quantity: number): RequestedLine => ({
  ...lineOf(id, quantity),
  shownPrice: PRICES[id] ?? 0,
});

export function orderOf(lines: Order['lines'], over: Partial<Order> = {}): Order {
  const { paymentMethod = 'Pay Online', couponCode = '' } = over;
  const offer = over.offerId ? ten : undefined;
  const sums = quote({
    lines: lines.map(({ id, price, quantity }) => ({
      kind: 'product',
      id,
      category: 'toner',
      unitPrice: toPaise(price),
      quantity,
    })),
    coupon: couponCode ? { code: couponCode, offer } : null,
    paymentMethod,
    context: { now, usedByShopper: 0 },
  });
  return paidOrder('placed', {
    ...(paymentMethod === 'Pay Online' ? {} : inCash),
    lines,
    address,
    amounts: amountsOf(sums),
    couponCode: '',
    reserved: Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity])),
    reservedFrom: lines.map(({ id }) => id),
    history: [],
    ...over,
  });
}

export const ten: Offer = {
  id: 'ten',
  code: 'TEN',
  title: '',
  type: 'percentage',
  discount: 10,
  enabled: true,
};

export const factsOf = (
  order: Order,
  levels: readonly StockLevel[],
  over: Partial<EditFacts> = {},
): EditFacts => ({
  order,
  catalogue,
  levels,
  products,
  offer: undefined,
  usedByShopper: 0,
  buyer: {
    limits: DEFAULT_LIMITS,
    account: { record: emptyBuyer(), orders: [] },
    phone: { record: emptyBuyer(), orders: [] },
  },
  deliverBy: '',
  ...over,
});
export function editOf(order: Order, change: Partial<RequestedEdit> = {}): RequestedEdit {
  const { isDefault: _, createdAt: _at, ...address } = order.address;
  const kept = order.lines.map(({ quantity }, line) => ({ line, quantity }));
  return {
    id: 'edit-1',
    seen: order.edits?.length ?? 0,
    kept,
    added: [],
    address,
    total: null,
    takesOnline: true,
    now,
    ...change,
  };
}
export const levelsOf = (order: Order) =>
  Object.keys(PRICES).map((sku) => level(sku, order.reserved[sku] ?? 0));
