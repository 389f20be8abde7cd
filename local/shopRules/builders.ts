import { NOW, Proto, timestamp } from 'firestore-on-node/rules/testing';
import { type Fields } from './operations';

/** The time of the request, for server and browser; a real server gets its own time instead. */
export const SERVER_TIME = timestamp(NOW.toISOString());
export const BROWSER_TIME = new Proto({ stringValue: NOW.toISOString() });
/** The id of somebody who ordered by phone and has no account. */
export const PHONE_CUSTOMER = `phone_${'0f'.repeat(16)}`;
export const CREATED = '2026-02-01T08:00:00.000Z';

/** A cart line as the web app writes it. */
export const cartLine = (changes: Fields = {}): Fields => ({
  id: 'barley-toner',
  name: 'Barley Water Toner',
  title: 'Barley Water Toner',
  price: 349,
  quantity: 2,
  mainImage: '/pictures/barley-toner-800.webp',
  variant: '100 ml',
  sku: 'GL-BT-100',
  kind: 'product',
  ...changes,
});

export const cart = (lines: number): Fields[] =>
  Array.from({ length: lines }, (_, i) => cartLine({ id: `product-${i}`, sku: `SKU-${i}` }));

export const address = (changes: Fields = {}): Fields => ({
  name: 'Alice Rao',
  phone: '9876543210',
  addressLine1: '14 Residency Road',
  addressLine2: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560025',
  landmark: 'Opposite the park',
  isDefault: true,
  createdAt: '2026-02-02T08:00:00.000Z',
  ...changes,
});

export const addresses = (count: number): Fields[] =>
  Array.from({ length: count }, (_, i) =>
    address({ isDefault: i === 0, createdAt: `2026-02-02T08:00:0${i % 10}.${100 + i}Z` }),
  );

export const user = (changes: Fields = {}): Fields => ({
  userId: 'alice',
  createdAt: CREATED,
  email: 'alice@example.com',
  isVerified: true,
  cart: [cartLine()],
  address: [address()],
  ...changes,
});

const variant: Fields = { id: 'v1', label: '100 ml', sku: 'GL-BT-100', price: 349, mrp: 399, stock: 20 };

const face = {
  id: 'barley-toner',
  name: 'Barley Water Toner',
  slug: 'barley-water-toner',
  tags: ['toner'],
  rating: 4.5,
  ratingCount: 12,
  mainImage: '/pictures/barley-toner-800.webp',
  label: 'New',
  subtitle: 'Barley, 2% PHA',
  images: [
    { src: '/pictures/barley-toner-800.webp', width: 800, height: 800, alt: 'A bottle', ground: '#eee' },
  ],
  price: 349,
  mrp: 399,
  sku: 'GL-BT-100',
  stock: 20,
  status: 'active',
  createdAt: CREATED,
  updatedAt: CREATED,
  description: 'Rinses hard water off.\nFor every day.',
  benefits: ['Calms'],
  hsn: '3304',
  gstRate: 18,
};

export const product = (changes: Fields = {}): Fields => ({
  ...face,
  category: 'toner',
  concerns: ['dullness'],
  skinTypes: ['all'],
  ingredients: ['Aqua'],
  keyIngredients: ['PHA'],
  howToUse: ['Pat on.'],
  variants: [variant],
  netQuantity: { value: 100, unit: 'ml' },
  countryOfOrigin: 'India',
  manufacturer: 'Glumist',
  shelfLifeMonths: 24,
  ...changes,
});

export const combo = (changes: Fields = {}): Fields => ({
  ...face,
  items: [{ productId: 'barley-toner', variantId: 'v1', quantity: 1 }],
  ...changes,
});

export const offer = (changes: Fields = {}): Fields => ({
  id: 'monsoon',
  code: 'MONSOON10',
  title: '10% off',
  type: 'percentage',
  discount: 10,
  enabled: true,
  minProducts: 2,
  minSubtotal: 499,
  maxDiscount: 300,
  ...changes,
});

export const banner = (changes: Fields = {}): Fields => ({
  id: 'b1',
  title: 'Monsoon',
  text: 'Light layers',
  imageWide: '/pictures/b1-wide.webp',
  imageTall: 'https://cdn.glumist.example/b1-tall.webp',
  alt: 'Rain',
  linkLabel: 'Shop',
  link: '/products?tag=mist',
  enabled: true,
  order: 1,
  ...changes,
});

export const highlight = (changes: Fields = {}): Fields => ({
  id: 'h1',
  title: 'No filler',
  text: 'Short lists',
  image: '/pictures/h1.webp',
  link: '/about',
  enabled: true,
  order: 2,
  ...changes,
});

export const review = (changes: Fields = {}): Fields => ({
  productId: 'barley-toner',
  userId: 'alice',
  author: 'Alice',
  city: 'Pune',
  rating: 5,
  title: 'Good',
  body: 'Light.\nLasts.',
  status: 'pending',
  createdAt: BROWSER_TIME,
  ...changes,
});

export const order = (changes: Fields = {}): Fields => ({
  orderId: 'a1',
  userId: 'alice',
  status: 'placed',
  amounts: { finalTotal: 500 },
  shipment: { awb: '', status: 'booking' },
  payment: { status: 'due' },
  ...changes,
});

export const message = (changes: Fields = {}): Fields => ({
  name: 'Alice',
  email: 'alice@example.com',
  phone: '9876543210',
  message: 'Where\nis it, please?',
  userId: '',
  createdAt: CREATED,
  status: 'new',
  ...changes,
});
