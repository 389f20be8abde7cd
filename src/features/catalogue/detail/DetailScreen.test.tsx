import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product } from '@/domain/catalogue';
import { deliveryChecked, detailLoaded, detailNotFound, itemChosen, pincodeEntered } from '../catalogueSlice';
import { aProduct } from '../testing/builders';
import { renderCatalogue } from '../testing/renderCatalogue';
import DetailScreen from './DetailScreen';

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

function show() {
  const view = renderCatalogue(<DetailScreen kind="product" id="serum" offers={[]} />, {
    products: [summary],
  });
  act(() => {
    view.store.dispatch(
      detailLoaded({ key: 'product/serum', detail: { kind: 'product', item: product, reviews: [] } }),
    );
  });
  return view;
}
const choose = (label: string) =>
  userEvent.click(screen.getByRole('button', { name: new RegExp(`^${label}`) }));

test('price, MRP, saving and unit price follow the variant', async () => {
  show();
  expect(screen.getByText('You save ₹150')).toBeInTheDocument();
  expect(screen.getByText('₹21.63 per ml, inclusive of all taxes')).toBeInTheDocument();
  expect(screen.getByText('Only 2 left', { selector: '[role=status]' })).toBeInTheDocument();
  await choose('15 ml');
  expect(screen.getByText('You save ₹70')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  expect(screen.queryByRole('group', { name: /Quantity/ })).toBeNull();
});

test('the quantity goes from 1 to what is there, and that many are added', async () => {
  const { actions } = show();
  const stepper = screen.getByRole('group', { name: 'Quantity of Amla C Glow Serum' });
  expect(within(stepper).getByRole('button', { name: 'One less' })).toBeDisabled();
  await userEvent.click(within(stepper).getByRole('button', { name: 'One more' }));
  expect(within(stepper).getByRole('button', { name: 'One more' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(actions.filter(itemChosen.match)[0]?.payload).toMatchObject({ sku: 'S30', quantity: 2, price: 649 });
  expect(screen.getByRole('button', { name: 'Added' })).toBeInTheDocument();
});

test('the whole ingredient list is there', () => {
  show();
  expect(screen.getByText('Aqua, Glycerin.')).toBeInTheDocument();
});

test.each([
  ['Bengaluru', 'Bengaluru'],
  [null, '560034'],
])('a PIN code is asked about and answered with day, city %p and cash on delivery', async (city, to) => {
  const { store, actions } = show();
  await userEvent.type(screen.getByLabelText('Delivery to your PIN code'), '56a0034{Enter}');
  expect(actions.filter(pincodeEntered.match)[0]?.payload).toBe('560034');
  act(() => {
    store.dispatch(
      deliveryChecked({ pincode: '560034', city, deliverable: true, cod: false, by: '2026-11-24' }),
    );
  });
  expect(screen.getByText(new RegExp(`^Delivered by .*24.* to ${to}$`))).toBeInTheDocument();
  expect(screen.getByText(/^No cash on delivery here/)).toBeInTheDocument();
});

test('the pictures can be looked at closely', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Zoom' }));
  const zoom = screen.getByRole('dialog', { name: 'Amla C Glow Serum, enlarged' });
  expect(within(zoom).getByAltText('Amber bottle')).toBeInTheDocument();
  await userEvent.click(within(zoom).getByRole('button', { name: 'Next picture' }));
  expect(within(zoom).getByAltText('A drop of it')).toBeInTheDocument();
});

test('a product that is gone says so and leads on', () => {
  const { store } = renderCatalogue(<DetailScreen kind="product" id="gone" offers={[]} />, {});
  act(() => {
    store.dispatch(detailNotFound('product/gone'));
  });
  expect(screen.getByRole('heading', { name: 'This product is no longer here' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/products');
});
