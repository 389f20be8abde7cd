import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { closeTopLayer, Dialog, Drawer, isAnyLayerOpen, watchLayers } from '@/ui';
import { AppRouter } from '../AppRouter';
import { createAppHistory, type AppHistory } from './createAppHistory';

function Page({ stubborn = false }: { stubborn?: boolean }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Link to="/product/serum">Serum</Link>
      <button onClick={() => setOpen(true)}>Cart</button>
      <p>At {pathname + search}</p>
      {open && (
        <Drawer title="Cart" onClose={() => (stubborn ? setAsks(true) : setOpen(false))}>
          <Link to="/product/mist" onClick={() => setOpen(false)}>
            Mist
          </Link>
          <button onClick={() => navigate('?tick=on', { replace: true })}>Tick</button>
        </Drawer>
      )}
      {asks && (
        <Dialog title="Sure?" onClose={() => setAsks(false)}>
          Really
        </Dialog>
      )}
    </>
  );
}

let history: AppHistory;
const user = userEvent.setup();

/** Starts a visit at `path`, as by a typed address. */
function begin(path: string, page = <Page />) {
  window.history.pushState(null, '', path);
  history = createAppHistory({ isOpen: isAnyLayerOpen, closeTop: closeTopLayer, subscribe: watchLayers });
  return render(<AppRouter history={history}>{page}</AppRouter>);
}
const press = (way: 'back' | 'forward') => act(async () => window.history[way]());
const cart = () => screen.queryByRole('dialog', { name: 'Cart' });
const openCart = () => user.click(screen.getByRole('button', { name: 'Cart' }));
const onLayer = () => (window.history.state as { overlay?: true } | null)?.overlay === true;
const at = (path: string) => waitFor(() => expect(screen.getByText(`At ${path}`)).toBeInTheDocument());

it('closes an overlay on Back, also on the first page of a visit', async () => {
  begin('/first');
  await openCart();
  expect(onLayer()).toBe(true);
  await press('back');
  await waitFor(() => expect(cart()).toBeNull());
  await at('/first');
  expect(onLayer()).toBe(false);
});

it('waits for a slow traversal instead of going back twice', async () => {
  begin('/');
  await user.click(screen.getByRole('link', { name: 'Serum' }));
  await openCart();
  const go = window.history.go.bind(window.history);
  const busy = (turns: number, by?: number) => {
    const until = performance.now() + 120;
    while (performance.now() < until);
    setTimeout(() => (turns > 1 ? busy(turns - 1, by) : go(by)));
  };
  const goSpy = jest.spyOn(window.history, 'go').mockImplementationOnce((by) => busy(5, by));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(onLayer()).toBe(false));
  expect(goSpy).toHaveBeenCalledTimes(1);
  await at('/product/serum');
});

it('removes the history entry when the overlay is closed by its button', async () => {
  begin('/');
  await user.click(screen.getByRole('link', { name: 'Serum' }));
  await openCart();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(onLayer()).toBe(false));
  await press('back');
  await at('/');
});

it('replaces the entry by a navigation from inside the overlay', async () => {
  begin('/list');
  const before = window.history.length;
  await openCart();
  await user.click(screen.getByRole('link', { name: 'Mist' }));
  await at('/product/mist');
  expect(window.history.length).toBe(before + 1);
  await press('back');
  await at('/list');
  expect(cart()).toBeNull();
});

it('skips an entry whose overlay is closed', async () => {
  begin('/list');
  await openCart();
  await press('back');
  await waitFor(() => expect(cart()).toBeNull());
  await press('forward');
  await waitFor(() => expect(onLayer()).toBe(false));
  await at('/list');
});

it('keeps a URL that was replaced while an overlay was open', async () => {
  begin('/list');
  await openCart();
  await user.click(screen.getByRole('button', { name: 'Tick' }));
  await at('/list?tick=on');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(onLayer()).toBe(false));
  expect(window.location.search).toBe('?tick=on');
});

it('keeps it also when a link in the overlay navigates', async () => {
  begin('/list');
  await openCart();
  await user.click(screen.getByRole('button', { name: 'Tick' }));
  await user.click(screen.getByRole('link', { name: 'Mist' }));
  await at('/product/mist');
  await press('back');
  await at('/list?tick=on');
});

it('restores the entry when the overlay refuses to close', async () => {
  begin('/first', <Page stubborn />);
  await openCart();
  await press('back');
  expect(await screen.findByRole('dialog', { name: 'Sure?' })).toBeInTheDocument();
  await waitFor(() => expect(onLayer()).toBe(true));
  await press('back');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sure?' })).toBeNull());
  await waitFor(() => expect(onLayer()).toBe(true));
  expect(cart()).not.toBeNull();
  await at('/first');
});

it('leaves for another document from the page’s own entry', async () => {
  begin('/list');
  await openCart();
  const departed = new Promise<boolean>((done) => history.leave(() => done(onLayer())));
  expect(await departed).toBe(false);
});

it('no longer controls the browser history once it is stopped', async () => {
  const page = begin('/list');
  await openCart();
  const goSpy = jest.spyOn(window.history, 'go');
  page.unmount();
  await act(() => new Promise((done) => setTimeout(done, 20)));
  expect(goSpy).not.toHaveBeenCalled();
});

it('goes back from an overlay’s entry after a reload', async () => {
  const first = begin('/list');
  await openCart();
  first.unmount();
  expect(onLayer()).toBe(true);
  const again = createAppHistory({
    isOpen: isAnyLayerOpen,
    closeTop: closeTopLayer,
    subscribe: watchLayers,
  });
  render(
    <AppRouter history={again}>
      <Page />
    </AppRouter>,
  );
  await waitFor(() => expect(onLayer()).toBe(false));
  await at('/list');
});

it.each([
  ['//evil.example/x', '/evil.example/x'],
  ['///evil.example/', '/evil.example/'],
  ['//evil', '/evil'],
  ['/%5Cevil', '/%5Cevil'],
  ['/products//evil', '/products//evil'],
])('the URL %s leads to no other site, also after an overlay or a filter', async (path, own) => {
  window.history.replaceState(null, '', '/');
  const left = jest.spyOn(console, 'error').mockReturnValue(undefined);
  begin(`${window.location.origin}${path}`);
  await at(own);
  expect(window.location.pathname).toBe(own);
  await openCart();
  expect(onLayer()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(onLayer()).toBe(false));
  act(() => history.push({ search: '?q=1' }));
  await at(`${own}?q=1`);
  expect(window.location.href).toBe(`${window.location.origin}${own}?q=1`);
  // jsdom cannot leave the page; it reports the attempt.
  expect(left).not.toHaveBeenCalled();
});
