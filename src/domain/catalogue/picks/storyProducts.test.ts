import { storyProducts } from './storyProducts';

const picture = { src: '/a-800.webp', width: 800, height: 1000, alt: '', ground: '#ffffff' };
const product = (id: string, category: string, ratingCount: number, pictures = 2) => ({
  id,
  category,
  ratingCount,
  stock: 1,
  tags: [],
  images: Array(pictures).fill(picture) as (typeof picture)[],
});

test('a story shows one product of each category, the most reviewed, that has two pictures', () => {
  const products = [
    product('mist', 'Mist', 5),
    product('serum', 'Serum', 9),
    product('other-serum', 'Serum', 20),
    product('bare', 'Toner', 30, 1),
  ];
  expect(storyProducts(products, 4).map(({ id }) => id)).toEqual(['other-serum', 'mist']);
  expect(storyProducts(products, 1).map(({ id }) => id)).toEqual(['other-serum']);
  expect(storyProducts([], 4)).toEqual([]);
});
