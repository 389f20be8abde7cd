import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product, Review } from '@/domain/catalogue/catalogue';
import { aCatalogue } from '@/testing/catalogue';
import {
  catalogueLoaded,
  deliveryChecked,
  detailLoaded,
  detailNotFound,
  itemChosen,
  pincodeEntered,
  pageShared,
} from '../catalogueSlice';
import { preloadChunks } from '@/loading';
import { withStyles } from '@/testing/styles';
import { aCombo, aProduct, asItems } from '../testing/builders';
import { renderCatalogue } from '../testing/renderCatalogue';
import DetailScreen from './DetailScreen';

beforeAll(preloadChunks);
// The sticky bar's visibility depends on CSS.
withStyles();
let isInView = true;
const reports: (() => void)[] = [];
beforeEach(() => {
  isInView = true;
  reports.length = 0;
  globalThis.IntersectionObserver = class {
    constructor(report: IntersectionObserverCallback) {
      reports.push(() => report([{ isIntersecting: isInView } as IntersectionObserverEntry], this as never));
    }
    observe() {
      reports.at(-1)?.();
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const summary = aProduct({ id: 'serum', name: 'Amla C Glow Serum', price: 649, mrp: 799 });
const product: Product = {
  ...summary,
  variants: [
    { id: 'm', label: '30 ml', sku: 'S30', price: 649, mrp: 799, stock: 2 },
    { id: 's', label: '15 ml', sku: 'S15', price: 379, mrp: 449, stock: 0 },
  ],
  images: [
    { src: '/pictures/serum-1-800.webp', width: 800, height: 1000, alt: 'Amber bottle', ground: '#fff' },
    { src: '/pictures/serum-2-800.webp', width: 800, height: 1000, alt: 'A drop of it', ground: '#fff' },
  ],
  description: 'Fades marks. A stable vitamin C.',
  ingredients: ['Aqua', 'Glycerin'],
  benefits: ['Evens tone'],
  howToUse: ['Press in.'],
  manufacturer: 'Glumist, Bengaluru',
  shelfLifeMonths: 24,
  hsn: '3304',
  gstRate: 18,
};

function show({
  reviews = [],
  path = '/product/serum',
  item = product,
}: { reviews?: Review[]; path?: string; item?: Product } = {}) {
  const view = renderCatalogue(<DetailScreen kind="product" id="serum" offers={[]} />, {
    products: [summary],
    path,
  });
  act(() => {
    view.store.dispatch(detailLoaded({ key: 'product/serum', detail: { kind: 'product', item, reviews } }));
  });
  return view;
}
const choose = (label: string) =>
  userEvent.click(screen.getByRole('button', { name: new RegExp(`^${label}`) }));

test('price, MRP, saving and unit price follow the variant', async () => {
  show();
  expect(screen.getByText('You save ₹150')).toBeInTheDocument();
  expect(screen.getByText('₹21.63 per ml, inclusive of all taxes')).toBeInTheDocument();
  expect(within(screen.getByRole('status', { name: 'Stock' })).getByText('Only 2 left')).toBeInTheDocument();
  await choose('15 ml');
  expect(screen.getByText('You save ₹70')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Tell me when it is back' })).toBeEnabled();
  expect(screen.queryByRole('group', { name: /Quantity/ })).toBeNull();
});

test('the variant is stored in the URL, and a link to a sold-out variant offers alternatives', async () => {
  show({ path: '/product/serum?variant=s' });
  expect(screen.getByRole('button', { name: /^15 ml/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Tell me when it is back' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Choose 30 ml instead' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/product/serum?variant=m');
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeEnabled();
});

test('a sold-out product says when it returns and suggests alternatives', () => {
  const variants = product.variants.map((variant) => ({ ...variant, stock: 0 }));
  show({ item: { ...product, variants, stock: 0, label: 'Back on 2 Dec' } });
  expect(screen.getByText('Back on 2 Dec')).toBeInTheDocument();
  expect(screen.queryByText('Offers on this product now')).toBeNull();
  expect(screen.queryByRole('textbox', { name: /PIN code/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'See what we have in serum' })).toHaveAttribute(
    'href',
    '/products?category=Serum&stock=in',
  );
});

const review = (n: number, rating: number): Review => ({
  id: `r${n}`,
  productId: 'serum',
  author: `Person ${n}`,
  city: 'Pune',
  rating,
  title: `Title ${n}`,
  body: 'Good.',
  createdAt: `2026-01-0${n}T00:00:00.000Z`,
});
const titles = () => screen.getAllByRole('heading', { name: /^Title/ }).map((title) => title.textContent);

test('five reviews are shown at a time, sorted and filtered by stars', async () => {
  show({
    item: { ...product, ratingCount: 7, starCounts: [1, 0, 1, 1, 4] },
    reviews: [5, 4, 5, 1, 5, 3, 5].map((rating, n) => review(n + 1, rating)),
  });
  expect(titles()).toEqual(['Title 7', 'Title 6', 'Title 5', 'Title 4', 'Title 3']);
  await userEvent.click(screen.getByRole('button', { name: 'Show more reviews (2)' }));
  expect(titles()).toHaveLength(7);
  await userEvent.selectOptions(screen.getByLabelText('Sort reviews'), 'Lowest rated');
  expect(titles()[0]).toBe('Title 4');
  await userEvent.click(screen.getByRole('button', { name: '4 stars: 1 review, 1' }));
  expect(titles()).toEqual(['Title 2']);
  expect(screen.getByRole('button', { name: '2 stars: 0 reviews, 0' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(titles()).toHaveLength(5);
});

test('a product without reviews shows no review figures', () => {
  show({ item: { ...product, ratingCount: 0, rating: 0 } });
  expect(screen.getByText('No reviews yet')).toBeInTheDocument();
  expect(screen.queryByText(/out of 5, from/)).toBeNull();
});

test('a combo lists its parts with links and their separate price', () => {
  const parts = [
    { ...product, id: 'serum' },
    { ...product, id: 'other', name: 'Dew Mist' },
  ];
  const items = parts.map(({ id }, n) => ({ productId: id, variantId: 'm', quantity: n + 1 }));
  const item = {
    ...aCombo({ id: 'set', name: 'Morning Set', price: 1500, mrp: 2397, items }),
    description: 'Both.',
    benefits: [],
    hsn: '3304',
    gstRate: 18,
  };
  const view = renderCatalogue(<DetailScreen kind="combo" id="set" offers={[]} />, {});
  act(() => {
    view.store.dispatch(
      detailLoaded({ key: 'combo/set', detail: { kind: 'combo', item, parts, reviews: [] } }),
    );
  });
  const inside = within(screen.getByRole('region', { name: 'In this set' }));
  expect(inside.getByRole('link', { name: 'Dew Mist' })).toHaveAttribute('href', '/product/other?variant=m');
  expect(inside.getByText('2 × 30 ml, Only 2 left')).toBeInTheDocument();
  expect(inside.getByText('₹1,947')).toBeInTheDocument();
  expect(inside.getByText('Together you save ₹447')).toBeInTheDocument();
  expect(screen.getAllByText('Best before')).toHaveLength(2);
});

test('the page is shared under its name', async () => {
  const { actions } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Share Amla C Glow Serum' }));
  expect(actions.filter(pageShared.match)[0]?.payload).toBe('Amla C Glow Serum');
});

test('the quantity is between 1 and the stock, and that many units are added', async () => {
  const { actions } = show();
  const stepper = screen.getByRole('group', { name: 'Quantity of Amla C Glow Serum' });
  expect(within(stepper).getByRole('button', { name: 'One less' })).toBeDisabled();
  await userEvent.click(within(stepper).getByRole('button', { name: 'One more' }));
  expect(within(stepper).getByRole('button', { name: 'One more' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(actions.filter(itemChosen.match)[0]?.payload).toMatchObject({ sku: 'S30', quantity: 2, price: 649 });
  expect(screen.getByRole('button', { name: 'Added' })).toBeInTheDocument();
});

test.each([
  [3, false],
  [2, true],
])('with a limit of %d a day, two units say so: %p', async (unitsPerSku, isSaid) => {
  const { store } = show();
  act(() => void store.dispatch(catalogueLoaded(aCatalogue({ version: '2', unitsPerSku }))));
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  const text = 'We can sell 2 per person in a day. Need more? Write to us at care@glumist.example.';
  expect(screen.queryByText(text) !== null).toBe(isSaid);
});

test('the complete ingredient list is shown', () => {
  show();
  expect(screen.getByText('Aqua, Glycerin.')).toBeInTheDocument();
});

test.each([
  ['Bengaluru', 'Bengaluru'],
  [null, '560034'],
])('a PIN code shows its delivery day, the city %p and cash on delivery', async (city, to) => {
  const { store, actions } = show();
  await userEvent.type(screen.getByLabelText('Delivery to your PIN code'), '56a0034{Enter}');
  expect(actions.filter(pincodeEntered.match)[0]?.payload).toBe('560034');
  act(() => {
    store.dispatch(
      deliveryChecked({ pincode: '560034', city, deliverable: true, cod: false, by: '2026-11-24' }),
    );
  });
  expect(screen.getByText(new RegExp(`^Delivered by .*24.* to ${to}$`))).toBeInTheDocument();
  expect(screen.getByText(/^Cash on delivery is not available here/)).toBeInTheDocument();
});

test('the pictures can be zoomed', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Zoom' }));
  const zoom = screen.getByRole('dialog', { name: 'Amla C Glow Serum, enlarged' });
  expect(within(zoom).getByAltText('Amber bottle')).toBeInTheDocument();
  await userEvent.click(within(zoom).getByRole('button', { name: 'Next picture' }));
  expect(within(zoom).getByAltText('A drop of it')).toBeInTheDocument();
  within(zoom).getByRole('button', { name: 'Zoom in' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(within(zoom).getByRole('status', { name: 'Picture 1 of 2' })).toBeInTheDocument();
  await userEvent.keyboard('+');
  expect(within(zoom).getByRole('button', { name: 'Zoom out' })).toHaveFocus();
  await userEvent.keyboard('0');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a product that is no longer sold says so and suggests others', () => {
  const { store } = renderCatalogue(<DetailScreen kind="product" id="gone" offers={[]} />, {});
  act(() => {
    store.dispatch(detailNotFound({ key: 'product/gone', alternatives: asItems([aProduct({ id: 'kin' })]) }));
  });
  expect(screen.getByRole('heading', { name: 'This product is no longer here' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/products');
  expect(screen.getByRole('link', { name: 'Product kin' })).toHaveAttribute('href', '/product/kin');
});

test('a phone shows the sticky Add to cart only while the page’s button is out of view', () => {
  show();
  const [own, sticky] = screen.getAllByText('Add to cart');
  expect(own).toBeVisible();
  expect(sticky).not.toBeVisible();
  act(() => own?.focus());
  isInView = false;
  act(() => reports.forEach((report) => report()));
  expect(own).not.toBeVisible();
  expect(sticky).toBeVisible();
  expect(sticky).toHaveFocus();
});

test('a sold-out product’s sticky bar says so, and the form of its alert stays while it is out of view', async () => {
  show({ path: '/product/serum?variant=s' });
  expect(screen.getByText('Sold out', { selector: 'button *, button' })).not.toBeVisible();
  isInView = false;
  act(() => reports.forEach((report) => report()));
  expect(screen.getByText('Sold out', { selector: 'button *, button' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tell me when it is back' })).toBeVisible();
});
