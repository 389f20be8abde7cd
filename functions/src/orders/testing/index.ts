import type { Address } from '@/domain/addresses/address';
import type { Product } from '@/domain/catalogue/catalogue';
import type { CartItem } from '@/domain/cart/cart';
import { emptyBuyer } from '@/domain/orders/limits/buyerRecord';
import { DEFAULT_LIMITS } from '@/domain/orders/limits/limits';
import type { OrderFacts } from '../draftOrder';

/** Asha's order of one toner, for tests of decisions. */
export const now = new Date('2026-01-01T10:00:00.000Z');

export const asha = { uid: 'asha', email: 'asha@example.com' };

export const address: Address = {
  name: 'Asha Rao',
  phone: '9876543210',
  addressLine1: '12 MG Road',
  addressLine2: '',
  landmark: 'Lake',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  isDefault: true,
  createdAt: '2026-01-01T00:00:00.000Z',
};

export const toner = {
  id: 'toner',
  name: 'Toner',
  status: 'active',
  hsn: '3304',
  gstRate: 18,
  mainImage: '/t.webp',
  stock: 5,
  variants: [{ id: 'v', label: '100 ml', sku: 'T-1', price: 300, mrp: 300, stock: 5 }],
} as unknown as Product;

/** The toner in a cart. */
export const item: CartItem & { kind: 'product' } = {
  id: 'toner',
  name: 'Toner',
  title: '',
  price: 300,
  quantity: 1,
  mainImage: '',
  variant: '',
  sku: 'T-1',
  kind: 'product',
};

/** The toner is in stock, nothing was ordered before, and there is no coupon. */
export const orderFacts = (change: Partial<OrderFacts> = {}): OrderFacts => ({
  hasTombstone: false,
  existing: null,
  begun: null,
  addresses: [address],
  offer: undefined,
  usedByShopper: 0,
  buyer: {
    limits: DEFAULT_LIMITS,
    account: { record: emptyBuyer(), orders: [] },
    phone: { record: emptyBuyer(), orders: [] },
  },
  catalogue: { products: new Map([['toner', toner]]), combos: new Map() },
  levels: [{ sku: 'T-1', available: 5, reserved: 1, sold: 2 }],
  ...change,
});
