import { productData } from './productData';
import { aReview, facts, ofCombo, ofProduct } from './testing';

const only = [{ id: 's', label: '15 ml', sku: 'S15', price: 379, mrp: 449, stock: 3 }];

test('a product with one size is a Product with an offer', () => {
  expect(productData(ofProduct({ variants: only }), facts)).toMatchObject({
    '@type': 'Product',
    name: 'Amla C Glow Serum',
    sku: 'S15',
    brand: { name: 'Glumist' },
    image: [
      'https://shop.example/pictures/amla-c-1-800.webp',
      'https://shop.example/pictures/amla-c-2-800.webp',
    ],
    offers: {
      url: 'https://shop.example/product/amla-c',
      price: '379.00',
      priceCurrency: 'INR',
      priceValidUntil: '2026-12-22',
      availability: 'https://schema.org/InStock',
    },
    aggregateRating: { ratingValue: 4.6, ratingCount: 120 },
  });
});

test('sizes are variants of a ProductGroup, each with SKU, price, stock and URL', () => {
  expect(productData(ofProduct(), facts)).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'amla-c',
    variesBy: ['https://schema.org/size'],
    hasVariant: [
      {
        sku: 'S15',
        size: '15 ml',
        name: 'Amla C Glow Serum, 15 ml',
        offers: { price: '379.00', availability: 'https://schema.org/OutOfStock' },
      },
      {
        sku: 'S30',
        size: '30 ml',
        offers: { price: '649.00', url: 'https://shop.example/product/amla-c?variant=m' },
      },
    ],
  });
});

test('a variant that is not a measure is a colour', () => {
  const shades = [
    { ...only[0]!, id: 'rose', label: 'Rose' },
    { ...only[0]!, id: 'tan', label: 'Tan' },
  ];
  expect(productData(ofProduct({ variants: shades }), facts)).toMatchObject({
    variesBy: ['https://schema.org/color'],
    hasVariant: [{ color: 'Rose' }, { color: 'Tan' }],
  });
});

test.each([
  [379, 70],
  [499.99, 70],
  [500, 0],
])('delivery of %s rupees costs at most %s, and returns are free for seven days', (price, fee) => {
  const variants = [{ ...only[0]!, price }];
  expect(productData(ofProduct({ variants }), facts)).toMatchObject({
    offers: {
      shippingDetails: {
        shippingRate: { value: fee, currency: 'INR' },
        shippingDestination: { addressCountry: 'IN' },
      },
      hasMerchantReturnPolicy: {
        applicableCountry: 'IN',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 7,
        customerRemorseReturnFees: 'https://schema.org/FreeReturn',
        itemDefectReturnFees: 'https://schema.org/FreeReturn',
      },
    },
  });
});

test('a product without ratings and reviews claims neither', () => {
  const data = productData(ofProduct({ ratingCount: 0 }, [aReview({ author: '' })]), facts);
  expect(data).not.toHaveProperty('aggregateRating');
  expect(data).not.toHaveProperty('review');
});

test('a combo claims no reviews, because those on its page are of its products', () => {
  const data = productData(ofCombo({ rating: 4.6, ratingCount: 9 }, [aReview()]), facts);
  expect(data).not.toHaveProperty('review');
  expect(data).not.toHaveProperty('aggregateRating');
});

test('dates are those of India, also between midnight and 05:30', () => {
  const night = new Date('2026-11-21T18:30:00.000Z');
  const review = aReview({ createdAt: '2026-10-01T20:00:00.000Z' });
  const data = productData(ofProduct({ variants: only }, [review]), { ...facts, now: night });
  expect(data).toMatchObject({
    offers: { priceValidUntil: '2026-12-22' },
    review: [{ datePublished: '2026-10-02' }],
  });
});

test('a review without a readable date has none', () => {
  const data = productData(ofProduct({}, [aReview({ createdAt: 'yesterday' })]), facts) as {
    review: object[];
  };
  expect(data.review[0]).not.toHaveProperty('datePublished');
});
