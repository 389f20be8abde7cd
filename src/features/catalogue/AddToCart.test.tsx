import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runtimeStarted } from '@/lib/runtimeSlice';
import { anItem } from '@/testing/builders';
import { AddToCart } from './AddToCart';
import { itemChosen } from './catalogueSlice';
import { renderCatalogue } from './testing/renderCatalogue';

test('the button says Added only once the runtime has put the item in the cart', async () => {
  const { actions, store } = renderCatalogue(<AddToCart line={anItem()} />, { running: false });
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(actions.filter(itemChosen.match)).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeInTheDocument();
  act(() => void store.dispatch(runtimeStarted()));
  expect(screen.getByRole('button', { name: 'Added' })).toBeInTheDocument();
});
