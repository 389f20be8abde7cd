import { act, screen, within } from '@testing-library/react';
import { catalogueLoaded } from '@/features/catalogue';
import { aCatalogue } from '@/testing/catalogue';
import { renderChrome } from '../testing/renderChrome';
import Footer from './Footer';

test('gift cards are linked in a shop that sells them', () => {
  const { store } = renderChrome(<Footer />);
  const shop = within(screen.getByRole('navigation', { name: 'Shop' }));
  expect(shop.queryByRole('link', { name: 'Gift cards' })).toBeNull();
  act(() => void store.dispatch(catalogueLoaded(aCatalogue({ giftCards: true }))));
  expect(shop.getByRole('link', { name: 'Gift cards' })).toHaveAttribute('href', '/profile#credit');
});
