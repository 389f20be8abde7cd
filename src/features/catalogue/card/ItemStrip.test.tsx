import { act, screen } from '@testing-library/react';
import { aCatalogue, aProduct } from '@/testing/catalogue';
import { renderWithStore } from '@/testing/renderWithStore';
import { catalogueFailed, catalogueLoaded, catalogueRequested } from '../catalogueSlice';
import { ItemStrip } from './ItemStrip';

const strip = (...ids: string[]) => (
  <ItemStrip id="strip" title="Liked" items={ids.map((id) => ({ kind: 'product', id }))} />
);
const isPlaceKept = () => document.querySelector('[data-reserved]') !== null;

it.each([
  ['are sold', ['serum'], catalogueLoaded(aCatalogue({ products: [aProduct({ id: 'serum' })] })), true],
  ['are no longer sold', ['gone'], catalogueLoaded(aCatalogue({ products: [] })), false],
  ['could not be loaded', ['serum'], catalogueFailed('No answer'), false],
])('keeps a place for items while the catalogue loads, and none once they %s', (_end, ids, end, isShown) => {
  const { dispatch } = renderWithStore(strip(...ids));
  expect(isPlaceKept()).toBe(false);
  act(() => void dispatch(catalogueRequested()));
  expect(isPlaceKept()).toBe(true);
  act(() => void dispatch(end));
  expect(isPlaceKept()).toBe(false);
  expect(screen.queryByRole('heading', { name: 'Liked' }) !== null).toBe(isShown);
});

it('keeps no place without items', () => {
  renderWithStore(strip(), { before: [catalogueRequested()] });
  expect(isPlaceKept()).toBe(false);
});
