import { act, screen } from '@testing-library/react';
import { signedOut } from '@/features/auth';
import { aCatalogue, aProduct } from '@/testing/catalogue';
import { fakeServices } from '@/testing/fakeServices';
import { renderWithStore } from '@/testing/renderWithStore';
import { catalogueLoaded, itemViewed } from '../catalogueSlice';
import { RecentlySeen } from './RecentlySeen';
import { seenSaga } from './seenSaga';

afterEach(() => localStorage.clear());

const products = ['serum', 'mist', 'balm'].map((id) => aProduct({ id, name: `The ${id}` }));
const names = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

it('lists what was seen on this device and is still sold, the last first, without what is open', () => {
  const fake = fakeServices();
  fake.services.storage.seen.write([{ kind: 'product', id: 'gone' }]);
  const { dispatch } = renderWithStore(<RecentlySeen except={{ kind: 'product', id: 'balm' }} />, {
    fake,
    sagas: [seenSaga],
    before: [catalogueLoaded(aCatalogue({ products }))],
  });
  expect(screen.queryByText('Recently seen')).toBeNull();
  for (const id of ['serum', 'mist', 'balm']) dispatch(itemViewed({ kind: 'product', id }));
  expect(names()).toEqual(['The mist', 'The serum']);
  expect(fake.services.storage.seen.read().map(({ id }) => id)).toEqual(['balm', 'mist', 'serum', 'gone']);
  act(() => void dispatch(signedOut('left')));
  expect(names()).toEqual([]);
});
