import {
  cartEvent,
  measuredItem,
  pageView,
  purchase,
  search,
  viewItem,
  viewItemList,
  type AnalyticsEvent,
  type MeasuredItem,
} from './analytics';

const serum: MeasuredItem = {
  id: 'serum',
  name: 'Amla C Glow Serum',
  price: 649,
  quantity: 2,
  variant: '30 ml',
  category: 'Serum',
};
const bare: MeasuredItem = { id: 'set', name: 'A set', price: 0.1, quantity: 3, variant: '' };
const serumSent = {
  item_id: 'serum',
  item_name: 'Amla C Glow Serum',
  item_variant: '30 ml',
  item_category: 'Serum',
  quantity: 2,
  price: 649,
  currency: 'INR',
};
const bareSent = { item_id: 'set', item_name: 'A set', quantity: 3, price: 0.1, currency: 'INR' };
const amounts = {
  subTotal: 1298.3,
  discountAmount: 129.83,
  prepaidDiscount: 0,
  deliveryFee: 70,
  finalTotal: 1238.47,
};
const allProducts = { item_list_id: 'all_products', item_list_name: 'All Products' };

it.each<[AnalyticsEvent, AnalyticsEvent['name'], Record<string, unknown>]>([
  [
    pageView({ path: '/about', url: 'https://shop.example/about?x=1', title: 'About Us | Glumist' }),
    'page_view',
    {
      page_path: '/about',
      page_location: 'https://shop.example/about?x=1',
      page_title: 'About Us | Glumist',
    },
  ],
  [
    viewItemList('products', [serum, bare]),
    'view_item_list',
    {
      ...allProducts,
      currency: 'INR',
      items: [
        { ...serumSent, index: 0 },
        { ...bareSent, index: 1 },
      ],
    },
  ],
  [viewItem(serum), 'view_item', { currency: 'INR', value: 1298, items: [serumSent] }],
  [search('haldi'), 'search', { search_term: 'haldi' }],
  // In floats 3 × 0.1 would be 0.30000000000000004.
  [
    cartEvent('add_to_cart', [serum, bare]),
    'add_to_cart',
    { currency: 'INR', value: 1298.3, items: [serumSent, bareSent] },
  ],
  [cartEvent('view_cart', []), 'view_cart', { currency: 'INR', value: 0, items: [] }],
  [
    purchase({ orderId: 'GLM1', items: [serum, bare], amounts, couponCode: 'GLOW10' }),
    'purchase',
    {
      transaction_id: 'GLM1',
      currency: 'INR',
      value: 1168.47,
      shipping: 70,
      coupon: 'GLOW10',
      items: [serumSent, bareSent],
    },
  ],
  [
    purchase({ orderId: 'GLM2', items: [serum], amounts: { ...amounts, deliveryFee: 0 }, couponCode: '' }),
    'purchase',
    { transaction_id: 'GLM2', currency: 'INR', value: 1238.47, shipping: 0, items: [serumSent] },
  ],
])('%#: an event has GA4’s name and parameters', (event, name, params) => {
  expect(event).toEqual({ name, params });
});

it('an event has no more items than GA4 accepts', () => {
  const many = Array.from({ length: 300 }, (_, index) => ({ ...serum, id: `serum-${index}` }));
  expect(viewItemList('search', many).params.items).toHaveLength(200);
});

describe('the kind of a catalogue item', () => {
  const variant = (label: string, price: number, stock: number) => ({
    id: label,
    label,
    sku: label,
    mrp: 999,
    price,
    stock,
  });
  it.each([
    ['the first variant to be had', [variant('15 ml', 349, 0), variant('30 ml', 649, 4)], '30 ml', 649],
    ['the first when all are sold out', [variant('15 ml', 349, 0), variant('30 ml', 649, 0)], '15 ml', 349],
  ])('is %s', (_name, variants, label, price) => {
    const product = { id: 'serum', name: 'Serum', price: 1, category: 'Serum', variants };
    expect(measuredItem(product)).toMatchObject({ variant: label, price, quantity: 1, category: 'Serum' });
  });
  it('is combo for a combo without a kind', () => {
    expect(measuredItem({ id: 'set', name: 'A set', price: 899 })).toMatchObject({
      category: 'Combos',
      price: 899,
    });
  });
});
