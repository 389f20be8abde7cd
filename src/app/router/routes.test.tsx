import { screen, waitFor } from '@testing-library/react';
import { preloadCart } from '@/features/checkout/cart/CartDrawer';
import { visitShop, type Visitor } from '../testing/visitShop';

// Loads the lazy chunks first, so that no test waits for them.
beforeAll(() =>
  Promise.all([
    import('@/features/home/HomeScreen'),
    import('../overlays/Overlays'),
    preloadCart(),
    import('@/features/checkout/modal/CheckoutModal'),
    import('@/features/auth/panel/LoginPanel'),
    import('../screens/AdminRoute'),
  ]),
);

const address = (path: string) =>
  waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(path));
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });

test.each<[string, string | RegExp, Visitor]>([
  ['/login', 'Login', {}],
  ['/register', 'Registration', {}],
  ['/cart', 'Cart', {}],
  ['/cart', /^Cart/, { who: 'shopper', cart: true }],
  ['/checkout', 'Cart', {}],
  ['/profile', 'Login', {}],
  ['/admin/orders', 'Login', {}],
])('%s opens %s, and closing it leaves the URL', async (path, name, visitor) => {
  const { user } = await visitShop(path, visitor);
  const opened = await dialog(name);
  await address(path);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(opened).not.toBeInTheDocument();
  await address('/');
});

test.each(['/login', '/register'])('%s sends signed-in users to the home page', async (path) => {
  await visitShop(path, { who: 'shopper' });
  await address('/');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an unknown address below /admin leads to the dashboard', async () => {
  const { user } = await visitShop('/admin/nowhere', { who: 'admin' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Nothing at this address');
  await user.click(screen.getByRole('link', { name: 'To the dashboard' }));
  await address('/admin');
});

describe('/checkout', () => {
  it('opens the checkout with a cart and an address, and closing it leaves the URL', async () => {
    const { user } = await visitShop('/checkout', { who: 'shopper', cart: true, address: true });
    expect(await dialog('Complete Your Purchase')).toBeInTheDocument();
    await address('/checkout');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, Close Anyway' }));
    await address('/');
  });

  it('asks for an address in the drawer when there is none', async () => {
    await visitShop('/checkout', { who: 'shopper', cart: true });
    expect(await screen.findByText('Please select an address before checkout.')).toBeInTheDocument();
    expect(await dialog(/^Cart/)).toBeInTheDocument();
  });

  it('shows the empty cart when it is empty', async () => {
    await visitShop('/checkout', { who: 'shopper', address: true });
    expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
    expect(screen.queryByText('Please select an address before checkout.')).toBeNull();
  });

  it('asks a guest with a cart to log in, and stays closed when the panel is closed', async () => {
    const { user } = await visitShop('/checkout', { cart: true });
    expect(await dialog('Login')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await address('/');
  });
});

test('/admin shows the dashboard', async () => {
  await visitShop('/admin', { who: 'admin' });
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
  await address('/admin');
});

test('the admin’s link opens an empty form, whose slice loads with its chunk', async () => {
  const { store } = await visitShop('/admin/addproduct', { who: 'admin' });
  expect(await screen.findByRole('heading', { name: 'Add product' })).toBeInTheDocument();
  expect(store.getState()).toHaveProperty('admin.editor.status', 'ready');
});

test.each<[string, string, Visitor['who']?]>([
  ['/', 'Glumist:'],
  ['/cart', 'Cart | Glumist'],
  ['/login', 'Login | Glumist'],
  ['/about', 'About Us | Glumist'],
  ['/nowhere', 'Page not found | Glumist'],
  ['/admin/addproduct', 'Add product | Glumist', 'admin'],
  ['/admin/nowhere', 'Nothing at this address | Glumist', 'admin'],
])('%s has its own title', async (path, title, who = 'guest') => {
  await visitShop(path, { who });
  await waitFor(() => expect(document.title).toContain(title));
});
