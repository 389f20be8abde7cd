import { type Address } from '@/domain/addresses/address';
import { type CartItem } from '@/domain/cart/cart';
import { type Combo, type Product } from '@/domain/catalogue/catalogue';
import { type CartPayment } from '@/domain/contracts/orders/payment';
import { type CreateShipmentRequest } from '@/domain/contracts/orders/shipment';
import { toPaise } from '@/domain/money/money';
import { type Offer } from '@/domain/offers/offer';
import { type PricedUnits } from '@/domain/offers/types/pricedUnits';
import type { Amounts } from '@/domain/pricing/pricing';
import { buildShipmentRequest } from '@/domain/contracts/orders/shipmentRequest';

export const picture = { src: '/pictures/x-800.webp', width: 800, height: 1000, alt: 'x', ground: '#eef3f0' };

const face = {
  tags: [],
  rating: 4.5,
  ratingCount: 10,
  mainImage: '/pictures/x-800.webp',
  images: [],
  label: '',
  subtitle: '',
  status: 'active' as const,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  description: 'What it is.',
  benefits: [],
  hsn: '3304',
  gstRate: 18,
};

export function product(
  id: string,
  change: Partial<Product> & { units?: number; cost?: number } = {},
): Product {
  const { units = 10, cost = 300, ...rest } = change;
  return {
    ...face,
    starCounts: [0, 0, 0, 5, 5],
    id,
    slug: id,
    name: `The ${id}`,
    sku: `${id}-1`,
    price: cost,
    mrp: cost + 50,
    stock: units,
    category: 'toner',
    concerns: [],
    skinTypes: [],
    ingredients: ['Aqua'],
    keyIngredients: [],
    howToUse: [],
    variants: [{ id: 'v1', label: '100 ml', sku: `${id}-1`, price: cost, mrp: cost + 50, stock: units }],
    netQuantity: { value: 100, unit: 'ml' },
    countryOfOrigin: 'India',
    manufacturer: 'Glumist',
    shelfLifeMonths: 24,
    ...rest,
  };
}

export function combo(id: string, items: Combo['items'], price: number): Combo {
  return { ...face, id, slug: id, name: `The ${id}`, sku: `${id}-1`, price, mrp: price, stock: 0, items };
}

export function offer(id: string, change: Partial<Offer>): Offer {
  return {
    id,
    code: id.toUpperCase(),
    title: id,
    type: 'percentage',
    discount: 10,
    enabled: true,
    ...change,
  };
}

export const aliceAddress: Address = {
  name: 'Alice Rao',
  phone: '9876543210',
  addressLine1: '12 MG Road',
  addressLine2: 'Second floor',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  landmark: '',
  isDefault: true,
  createdAt: '2026-01-01T00:00:00.000Z',
};

export const bobsAddress: Address = { ...aliceAddress, name: 'Bob Sen', addressLine1: '7 Park Street' };

export function cartLine(of: Product | Combo, quantity = 1): CartItem {
  const { id, name, price, sku, mainImage } = of;
  const kind = 'items' in of ? ('combo' as const) : ('product' as const);
  const variant = 'items' in of ? '' : (of.variants[0]?.label ?? '');
  return { id, name, title: name, price, quantity, mainImage, variant, sku, kind };
}

/** The same line in the form that coupons use. */
export function unitsFor(of: Product | Combo, quantity: number): PricedUnits {
  const { kind = 'product', id, price } = cartLine(of);
  const category = 'category' in of ? of.category : '';
  return { kind, id, category, unitPrice: toPaise(price), quantity };
}

/** The web app's body for these lines, cash on delivery without a coupon. */
export function codBody(
  orderId: string,
  items: CartItem[],
  change: Partial<Amounts> = {},
): CreateShipmentRequest {
  const subTotal = items.reduce((total, item) => total + item.price * item.quantity, 0);
  const deliveryFee = subTotal < 500 ? 70 : 0;
  const sums = {
    subTotal,
    discountAmount: 0,
    prepaidDiscount: 0,
    deliveryFee,
    finalTotal: subTotal + deliveryFee,
  };
  return buildShipmentRequest({
    orderId,
    items,
    email: 'alice@example.com',
    address: aliceAddress,
    couponCode: '',
    amounts: { ...sums, ...change },
    paymentMethod: 'Cash on Delivery',
    companyName: 'Glumist',
    now: new Date(),
  });
}

/** The web app's body to pay for these lines, without a coupon. */
export function paymentBody(
  orderId: string,
  items: CartItem[],
  change: Partial<CartPayment> = {},
): CartPayment {
  const subTotal = items.reduce((total, item) => total + item.price * item.quantity, 0);
  return {
    orderId,
    cartItems: items,
    couponCode: '',
    paymentMethod: 'Pay Online',
    address: aliceAddress,
    // In whole rupees, so that 5 % of it is whole paise.
    amount: (subTotal * 95) / 100,
    ...change,
  };
}

/** The web app's body to book the parcel of a paid order. */
export function prepaidBody(orderId: string, items: CartItem[]): CreateShipmentRequest {
  const subTotal = items.reduce((total, item) => total + item.price * item.quantity, 0);
  const prepaidDiscount = (subTotal * 5) / 100;
  return buildShipmentRequest({
    orderId,
    items,
    email: 'alice@example.com',
    address: aliceAddress,
    couponCode: '',
    amounts: {
      subTotal,
      discountAmount: 0,
      prepaidDiscount,
      deliveryFee: 0,
      finalTotal: subTotal - prepaidDiscount,
    },
    paymentMethod: 'Pay Online',
    companyName: 'Glumist',
    now: new Date(),
  });
}
