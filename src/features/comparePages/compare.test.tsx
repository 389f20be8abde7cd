import { act, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { catalogueFailed, catalogueLoaded } from '@/features/catalogue';
import { compareSaga, PickBar, PickBox } from '@/features/compare';
import { fail } from '@/services';
import { aCatalogue, aProduct } from '@/testing/catalogue';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { Address } from '@/testing/Address';
import CompareScreen from './CompareScreen';

const products = [
  aProduct({ id: 'amla', name: 'Amla Serum', price: 649, skinTypes: ['Dry'] }),
  aProduct({ id: 'neem', name: 'Neem Serum', price: 500 }),
  aProduct({ id: 'rose', name: 'Rose Mist', category: 'Face mist', stock: 0 }),
  aProduct({ id: 'fig', name: 'Fig Mask', category: 'Mask' }),
  aProduct({ id: 'plum', name: 'Plum Balm', category: 'Lip care' }),
];

function open(query: string, fake = fakeServices()) {
  return renderWithStore(
    <>
      <Routes>
        <Route path="/compare" element={<CompareScreen />} />
        <Route path="*" element={<PickBar products={products} />} />
      </Routes>
      <Address />
    </>,
    { fake, sagas: [compareSaga], before: [catalogueLoaded(aCatalogue({ products }))], path: query },
  );
}
const address = () => screen.getByLabelText('address').textContent;
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const notes = () => within(screen.getByLabelText('About this link')).getAllByRole('listitem');

it('shows two side by side, equal rows quiet, and hides those on request', async () => {
  const { user } = open('/compare?products=amla,neem');
  expect(heading()).toBe('Two products, side by side');
  expect(screen.getByText('Neem Serum costs less per ml.')).toBeVisible();
  const cells = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells('Kind')).toEqual(['Serum', 'the same']);
  expect(cells('Skin types')).toEqual(['Dry', 'Oily']);
  await user.click(screen.getByRole('checkbox', { name: 'Show only what differs' }));
  expect(screen.queryByRole('rowheader', { name: 'Kind' })).toBeNull();
  expect(screen.getByRole('rowheader', { name: 'Unit price' })).toBeVisible();
});

it('takes products out and adds others, in the address', async () => {
  const { user } = open('/compare?products=amla');
  expect(heading()).toBe('Compare products');
  await user.click(screen.getByRole('button', { name: 'Add another' }));
  await user.type(screen.getByRole('searchbox', { name: 'Find a product' }), 'mist');
  await user.click(screen.getByRole('button', { name: /Rose Mist/ }));
  expect(address()).toBe('/compare?products=amla,rose');
  expect(screen.getByText('Sold out')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tell me when it is back: Rose Mist' })).toHaveAttribute(
    'href',
    '/product/rose',
  );
  await user.click(screen.getByRole('button', { name: 'Take Amla Serum out' }));
  expect(address()).toBe('/compare?products=rose');
  await user.click(screen.getByRole('button', { name: 'Take Rose Mist out' }));
  expect(heading()).toBe('Nothing to compare yet');
});

it('says what an address asks for that is not shown', async () => {
  const fake = fakeServices();
  fake.services.catalogue.product = (id) =>
    Promise.resolve(fail(id === 'old' ? { kind: 'gone', alternatives: [] } : { kind: 'not_found' }));
  open('/compare?products=amla,amla,neem,old,rose,fig,plum,typo,<b>', fake);
  await screen.findByText(/no longer sold/);
  expect(notes().map((note) => note.textContent)).toEqual([
    'Four products fit side by side. Take one out to see Plum Balm.',
    'Amla Serum was in the link more than once and is shown once.',
    'One product of this link is no longer sold.',
    'We do not know 2 products of this link. Perhaps letters are missing in it.',
  ]);
});

it('keeps the focus on "Try again" when the products did not load again', async () => {
  const fake = fakeServices();
  const { user, dispatch } = renderWithStore(<CompareScreen />, { fake, path: '/compare?products=amla' });
  dispatch(catalogueFailed('No products.'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  dispatch(catalogueFailed('No products.'));
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
});

it('clears the picks and keeps the focus in the page', async () => {
  const { user } = renderWithStore(
    <main id="content" tabIndex={-1}>
      <PickBox id="amla" name="Amla Serum" />
      <PickBar products={products} />
    </main>,
  );
  await user.click(screen.getByRole('checkbox', { name: 'Compare Amla Serum' }));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('says that a product could not be loaded, not that it is gone', async () => {
  const fake = fakeServices();
  fake.services.catalogue.product = () => Promise.resolve(fail({ kind: 'unavailable' }));
  open('/compare?products=later', fake);
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  expect(heading()).toBe('We cannot show these products');
});

it('a phone shows two of three, and chips swap them', async () => {
  const { user } = open('/compare?products=amla,neem,fig');
  const chips = within(screen.getByRole('group', { name: 'Shown side by side' }));
  const pressed = () => chips.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed()).toEqual(['Amla Serum', 'Neem Serum']);
  await user.click(chips.getByRole('button', { name: 'Fig Mask' }));
  expect(pressed()).toEqual(['Neem Serum', 'Fig Mask']);
  // The first visible column shows the fact; the next one says that it is the same.
  const row = within(screen.getByRole('row', { name: /^Made in/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    'the same',
    'India',
    'the same',
  ]);
});

it('picks products elsewhere, four at most, and leads to their comparison', async () => {
  const { user } = renderWithStore(
    <>
      {products.map(({ id, name }) => (
        <PickBox key={id} id={id} name={name} />
      ))}
      <PickBar products={products} />
    </>,
    { before: [catalogueLoaded(aCatalogue({ products }))] },
  );
  const box = (name: string) => screen.getByRole('checkbox', { name: `Compare ${name}` });
  expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull();
  for (const { name } of products.slice(0, 3)) await user.click(box(name));
  expect(screen.getByRole('status')).toHaveTextContent('3 products You can add one more');
  await user.click(box('Fig Mask'));
  expect(box('Plum Balm')).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute(
    'href',
    '/compare?products=amla,neem,rose,fig',
  );
  await act(() => user.click(screen.getByRole('button', { name: 'Clear' })));
  expect(box('Amla Serum')).not.toBeChecked();
});
