import type { Combo, Detail, Product, Review } from '../../catalogue/catalogue';

export const facts = { origin: 'https://shop.example', now: new Date('2026-11-22T10:00:00.000Z') };

const face = {
  slug: '',
  tags: [],
  rating: 4.6,
  ratingCount: 120,
  label: '',
  subtitle: 'Ten percent vitamin C',
  price: 379,
  mrp: 449,
  stock: 4,
  status: 'active' as const,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  hsn: '3304',
  gstRate: 18,
  benefits: [],
};

export const aSerum = (over: Partial<Product> = {}): Product => ({
  ...face,
  id: 'amla-c',
  name: 'Amla C Glow Serum',
  sku: 'S15',
  description: 'Fades marks, evens tone.',
  mainImage: '/pictures/amla-c-1-800.webp',
  images: [
    { src: '/pictures/amla-c-1-800.webp', width: 800, height: 1000, alt: 'A bottle', ground: '#eee' },
    { src: '/pictures/amla-c-2-800.webp', width: 800, height: 1000, alt: 'Its carton', ground: '#eee' },
  ],
  category: 'Serum',
  concerns: [],
  skinTypes: [],
  ingredients: ['Aqua'],
  keyIngredients: [],
  howToUse: [],
  variants: [
    { id: 's', label: '15 ml', sku: 'S15', price: 379, mrp: 449, stock: 0 },
    { id: 'm', label: '30 ml', sku: 'S30', price: 649, mrp: 649, stock: 4 },
  ],
  netQuantity: { value: 15, unit: 'ml' },
  countryOfOrigin: 'India',
  manufacturer: 'Glumist',
  shelfLifeMonths: 24,
  ...over,
});

export const aSet = (over: Partial<Combo> = {}): Combo => ({
  ...face,
  id: 'duo',
  name: 'Day Duo',
  sku: 'DUO',
  description: 'A serum and a mist.',
  mainImage: '',
  images: [],
  price: 899,
  mrp: 1000,
  items: [{ productId: 'amla-c', variantId: 'm', quantity: 1 }],
  ...over,
});

export const aReview = (over: Partial<Review> = {}): Review => ({
  id: 'r',
  productId: 'amla-c',
  author: 'Meera',
  city: 'Pune',
  rating: 5,
  title: 'Light',
  body: 'Does not sit on the skin.',
  createdAt: '2026-10-02T08:00:00.000Z',
  ...over,
});

export const ofProduct = (over: Partial<Product> = {}, reviews: Review[] = []): Detail => ({
  kind: 'product',
  item: aSerum(over),
  reviews,
});
export const ofCombo = (over: Partial<Combo> = {}, reviews: Review[] = []): Detail => ({
  kind: 'combo',
  item: aSet(over),
  parts: [aSerum()],
  reviews,
});
