import { screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { renderWithStore } from '@/testing/renderWithStore';
import { ErrorBoundary } from './ErrorBoundary';
import { screenFailure } from './Trouble';

let broken = true;
function Shelf() {
  if (broken) throw new Error('a bug');
  return <p>Serums</p>;
}
function Shop() {
  return (
    <>
      <Link to="?sort=new">New</Link>
      <Link to="/about">About</Link>
      <main id="content" tabIndex={-1}>
        <ErrorBoundary resetKey={useLocation().pathname} failure={screenFailure}>
          <Shelf />
        </ErrorBoundary>
      </main>
    </>
  );
}

beforeEach(() => {
  broken = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('says that the cart is safe, and offers a retry and a link home', async () => {
  const { user } = renderWithStore(<Shop />);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Something went wrongThis page ran into a problem. Your cart is safe.');
  expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('Something went wrong | Glumist');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Serums')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('resets for another URL', async () => {
  const { user } = renderWithStore(<Shop />);
  broken = false;
  await user.click(screen.getByRole('link', { name: 'New' }));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'About' }));
  expect(screen.getByText('Serums')).toBeInTheDocument();
});
