import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from '../Link';
import {
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigationType,
  useParams,
  usePathname,
  useSearchParams,
} from '.';
import { MemoryRouter, useBack } from './testing/MemoryRouter';

function Product() {
  const { id } = useParams();
  return <p>Product {id}</p>;
}
/** Keeps what it counts for as long as it stays. */
function Home({ floats }: { floats: string }) {
  const [count, setCount] = useState(0);
  return (
    <button onClick={() => setCount(count + 1)}>
      Home {count} {floats}
    </button>
  );
}
function Area() {
  return (
    <Routes>
      <Route path="" element={<p>Dashboard</p>} />
      <Route path="orders/new" element={<p>New order</p>} />
      <Route path="orders/:id" element={<Product />} />
      <Route path="*" element={<p>No such area</p>} />
    </Routes>
  );
}
const to = ['/', '/login', '/product/serum', '/product/mist', '/old', '/admin', '/nowhere'];

function Shop() {
  const back = useBack();
  return (
    <>
      {to.map((address) => (
        <Link key={address} to={address}>
          {address}
        </Link>
      ))}
      <button onClick={back}>Back</button>
      <Routes>
        <Route path="/" element={<Home floats="" />} />
        <Route path="/login" element={<Home floats="Login" />} />
        <Route path="/product/:id" element={<Product />} />
        <Route path="/old" element={<Navigate to="/product/new" replace />} />
        <Route path="/admin/*" element={<Area />} />
        <Route path="*" element={<p>Not found</p>} />
      </Routes>
      <output>
        {usePathname()} {useNavigationType()}
      </output>
    </>
  );
}
const visit = (...addresses: string[]) =>
  render(
    <MemoryRouter initialEntries={addresses}>
      <Shop />
    </MemoryRouter>,
  );
const go = (address: string) => userEvent.click(screen.getByRole('link', { name: address }));

test.each([
  ['/', 'Home 0'],
  ['/product/serum', 'Product serum'],
  ['/admin', 'Dashboard'],
  ['/admin/orders/new', 'New order'],
  ['/admin/orders/7', 'Product 7'],
  ['/admin/nothing', 'No such area'],
  ['/nowhere', 'Not found'],
])('at %s stands %s', (address, text) => {
  visit(address);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('what two routes share stays as it is', async () => {
  visit('/');
  await userEvent.click(screen.getByText('Home 0'));
  await go('/login');
  expect(screen.getByText('Home 1 Login')).toBeInTheDocument();
  await go('/product/serum');
  await go('/');
  expect(screen.getByText('Home 0')).toBeInTheDocument();
});

test('another page of the same route has its own parameters; Back has those before', async () => {
  visit('/');
  await go('/product/serum');
  expect(screen.getByRole('status')).toHaveTextContent('/product/serum PUSH');
  await go('/product/mist');
  expect(screen.getByText('Product mist')).toBeInTheDocument();
  await userEvent.click(screen.getByText('Back'));
  expect(screen.getByText('Product serum')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('/product/serum POP');
});

test('an address that leads on is no page to come back to', async () => {
  visit('/');
  await go('/old');
  expect(screen.getByText('Product new')).toBeInTheDocument();
  await userEvent.click(screen.getByText('Back'));
  expect(screen.getByText('Home 0')).toBeInTheDocument();
});

test('only what asks for it is drawn anew', async () => {
  const drawn = jest.fn();
  function Path() {
    drawn('path');
    return <i>{usePathname()}</i>;
  }
  function Params() {
    drawn('params');
    return <i>{useParams().id}</i>;
  }
  function Search() {
    const [params, setParams] = useSearchParams();
    drawn('search');
    return <button onClick={() => setParams({ q: `${params.get('q') ?? ''}a` })}>Type</button>;
  }
  const Address = () => <output>{useLocation().search}</output>;
  const route = (
    <>
      <Path />
      <Params />
      <Search />
      <Address />
    </>
  );
  render(
    <MemoryRouter initialEntries={['/product/serum']}>
      <Routes>
        <Route path="/product/:id" element={route} />
      </Routes>
    </MemoryRouter>,
  );
  drawn.mockClear();
  await userEvent.click(screen.getByText('Type'));
  await userEvent.click(screen.getByText('Type'));
  expect(screen.getByRole('status')).toHaveTextContent('?q=aa');
  expect(drawn.mock.calls).toEqual([['search'], ['search']]);
});

test('outside a router it says so', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Link to="/">Home</Link>)).toThrow('There is no Router around this.');
});
