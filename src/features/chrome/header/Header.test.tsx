import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { store as shop } from '@/domain/store';
import { itemAdded } from '@/features/cart';
import { withStyles } from '@/testing/styles';
import { Header } from './Header';
import SideMenu from '../SideMenu';
import { renderChrome } from '../testing/renderChrome';

// The search row's visibility depends on CSS.
withStyles();

/** jsdom has no layout, so tests set the width here. */
function atWidth(width: 'phone' | 'desktop') {
  window.matchMedia = ((query: string) => ({
    matches: query.includes('min-width: 1024px') && width === 'desktop',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}
function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}
const names = (role: string) => screen.getAllByRole(role).map((link) => link.textContent);

beforeEach(() => scrollTo(0));

test('the desktop header has the links, and Admin for the admin only', async () => {
  atWidth('desktop');
  const { unmount } = renderChrome(<Header />, { email: 'somebody@example.in' });
  expect(await screen.findByRole('button', { name: 'Account', expanded: false })).toBeInTheDocument();
  expect(names('link')).toEqual(['', 'All Products', 'About Us', 'Contact Us', '']);
  unmount();
  renderChrome(<Header />, { email: shop.adminEmail });
  expect(screen.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin/addproduct');
});

test('the hairline appears after 10 px', () => {
  atWidth('desktop');
  renderChrome(<Header />);
  const header = screen.getByRole('banner');
  scrollTo(10);
  expect(header).toHaveAttribute('data-scrolled', 'false');
  // Screens of a high density scroll by fractions of a pixel.
  scrollTo(10.5);
  expect(header).toHaveAttribute('data-scrolled', 'true');
});

test('the phone’s search row hides at 50 px', () => {
  atWidth('phone');
  renderChrome(<Header />);
  scrollTo(49);
  expect(screen.getByRole('searchbox')).toBeVisible();
  scrollTo(50);
  expect(screen.queryByRole('searchbox')).toBeNull();
  scrollTo(0);
  expect(screen.getByRole('searchbox')).toBeVisible();
});

test('the badge counts units, and the button opens the drawer', async () => {
  atWidth('desktop');
  const { store } = renderChrome(<Header />);
  const line = {
    id: 'p',
    name: 'P',
    title: 'P',
    price: 1,
    quantity: 3,
    mainImage: '',
    variant: '',
    sku: 's',
  };
  act(() => {
    store.dispatch(itemAdded(line));
  });
  await userEvent.click(screen.getByRole('button', { name: 'Cart, 3 items' }));
  expect(store.getState().cart.drawerOpen).toBe(true);
});

test('the user menu has profile, orders and logout, and opens the login for guests', async () => {
  atWidth('desktop');
  const first = renderChrome(<Header />);
  await userEvent.click(screen.getByRole('button', { name: 'Account' }));
  expect(first.store.getState().auth.panel).toEqual({ mode: 'login' });
  first.unmount();
  renderChrome(<Header />, { email: 'somebody@example.in' });
  const account = await screen.findByRole('button', { name: 'Account', expanded: false });
  await userEvent.click(account);
  expect(screen.getByRole('link', { name: 'Your Profile' })).toHaveAttribute('href', '/profile');
  expect(screen.getByRole('link', { name: 'Order History' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();
  expect(account).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Your Profile' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Logout' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Home}');
  expect(screen.getByRole('link', { name: 'Your Profile' })).toHaveFocus();
});

test('the phone’s menu lists the specification’s entries', async () => {
  atWidth('phone');
  renderChrome(
    <>
      <Header />
      <SideMenu />
    </>,
    { email: shop.adminEmail },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const entries = [...screen.getByRole('navigation', { name: 'Menu' }).querySelectorAll('li')];
  expect(entries.map((entry) => entry.textContent)).toEqual([
    'New Launch',
    'All Products',
    'About Us',
    'Contact Us',
    'Admin',
    'Need Help?',
    'Account',
  ]);
});

test('typing lowercases the term and opens the list', async () => {
  atWidth('desktop');
  const { store } = renderChrome(<Header />, { path: '/about' });
  await userEvent.type(screen.getByRole('searchbox'), 'TOner');
  expect(screen.getByRole('searchbox')).toHaveValue('toner');
  expect(screen.getByLabelText('address')).toHaveTextContent('/products?q=toner');
  expect(store.getState().search.term).toBe('toner');
});

test('clearing the term removes it from the URL and keeps the filters', async () => {
  atWidth('desktop');
  renderChrome(<Header />, { path: '/products?concern=Sun&q=mist' });
  expect(screen.getByRole('searchbox')).toHaveValue('mist');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/products?concern=Sun');
});
