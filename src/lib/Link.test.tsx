import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Router, standingAt, useLocation } from '@/lib/routing';
import { MemoryRouter } from '@/lib/routing/testing/MemoryRouter';
import { Link, NavLink, type LinkProps } from './Link';

function Address() {
  const { pathname, search, state } = useLocation();
  return <output>{JSON.stringify([pathname + search, state])}</output>;
}

function visit(link: LinkProps, at = '/products') {
  render(
    <MemoryRouter initialEntries={[at]}>
      <Link {...link}>Go</Link>
      <Address />
    </MemoryRouter>,
  );
  const address = () => JSON.parse(screen.getByRole('status').textContent) as [string, unknown];
  return { address, go: screen.getByRole('link', { name: 'Go' }) };
}

test('goes where it says, with its state, and is a link that can be copied', async () => {
  const { address, go } = visit({ to: '/product/serum?size=2', state: { from: 'list' } });
  expect(go).toHaveAttribute('href', '/product/serum?size=2');
  await userEvent.click(go);
  expect(address()).toEqual(['/product/serum?size=2', { from: 'list' }]);
});

test('what is written as a part of an address goes from the page one is on', async () => {
  const { address, go } = visit({ to: { search: '?q=mist' } });
  await userEvent.click(go);
  expect(address()[0]).toBe('/products?q=mist');
});

test.each<[string, Partial<MouseEventInit>]>([
  ['a new tab by the keyboard', { ctrlKey: true }],
  ['a new tab on a Mac', { metaKey: true }],
  ['a new window', { shiftKey: true }],
  ['the middle button', { button: 1 }],
])('leaves %s to the browser', (_way, how) => {
  const { address, go } = visit({ to: '/about' });
  let taken: boolean | null = null;
  const browser = (event: MouseEvent) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', browser, { once: true });
  fireEvent.click(go, how);
  expect(taken).toBe(false);
  expect(address()[0]).toBe('/products');
});

test('leaves a press to whoever has taken it', async () => {
  const prevented = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  const { address, go } = visit({ to: '/about', onClick: prevented });
  await userEvent.click(go);
  expect(prevented).toHaveBeenCalledTimes(1);
  expect(address()[0]).toBe('/products');
});

test.each(['https://thief.example/x', '//thief.example/x', '/\\\\thief.example/x', 'javascript:alert(1)'])(
  'stays in the shop whatever it is given: %s',
  (to) => {
    const { go } = visit({ to });
    expect((go as HTMLAnchorElement).origin).toBe(window.location.origin);
    expect(go.getAttribute('href')).toMatch(/^\/[^/\\]/);
  },
);

test('to where one is already it adds nothing to the history', async () => {
  const steps: string[] = [];
  const step = (way: string) => () => void steps.push(way);
  const here = window.location.pathname;
  const navigator = { ...standingAt(here), push: step('push'), replace: step('replace') };
  render(
    <Router navigator={navigator}>
      <Link to={here}>Here</Link>
      <Link to="/about">About</Link>
    </Router>,
  );
  await userEvent.click(screen.getByText('Here'));
  await userEvent.click(screen.getByText('About'));
  expect(steps).toEqual(['replace', 'push']);
});

test('is not drawn anew where the address changes', async () => {
  const draws = jest.fn();
  const to = {
    get search() {
      draws();
      return '?q=mist';
    },
  };
  const link = <Link to={to}>Mist</Link>;
  render(
    <MemoryRouter>
      {link}
      <Link to="/about">About</Link>
      <Address />
    </MemoryRouter>,
  );
  draws.mockClear();
  await userEvent.click(screen.getByText('About'));
  expect(screen.getByRole('status')).toHaveTextContent('/about');
  expect(draws).not.toHaveBeenCalled();
});

test('hands its element on', () => {
  const ref = createRef<HTMLAnchorElement>();
  const { go } = visit({ to: '/about', ref });
  expect(ref.current).toBe(go);
});

test.each([
  ['/', '/', true, 'page'],
  ['/products', '/', true, null],
  ['/admin/orders/1', '/admin/orders', false, 'page'],
  ['/admin/orders', '/admin/orders', true, 'page'],
  ['/admin/orders/1', '/admin/orders', true, null],
  ['/products-new', '/products', false, null],
])('at %s the entry of %s (end: %s) is current: %s', (at, to, end, current) => {
  render(
    <MemoryRouter initialEntries={[at]}>
      <NavLink to={to} end={end}>
        There
      </NavLink>
    </MemoryRouter>,
  );
  const value = screen.getByRole('link', { name: 'There' }).getAttribute('aria-current');
  expect(value).toBe(current);
});
