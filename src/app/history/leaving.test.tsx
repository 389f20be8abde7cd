import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link } from '@/lib/Link';
import { Route, Routes, useLocation, useNavigate } from '@/lib/routing';
import { agreesToGo, hasUnsaved, withoutAsking } from '@/lib/unsaved';
import { useUnsavedGuard } from '@/lib/useUnsavedGuard';
import { closeTopLayer, isAnyLayerOpen, watchLayers } from '@/ui';
import { LeaveHost } from '../LeaveHost';
import { createShopHistory } from './createShopHistory';
import { ShopRouter } from './ShopRouter';

function Editor() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  useUnsavedGuard(text !== '', 'It stays in this tab.');
  return (
    <>
      <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="?tab=2">Tab</Link>
      <button onClick={() => withoutAsking(() => navigate('/saved'))}>Save</button>
    </>
  );
}
function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p>At {pathname + search}</p>
      <Link to="/edit">Edit</Link>
      <Link to="/other">Other</Link>
      <Routes>
        <Route path="/edit" element={<Editor />} />
        <Route path="*" element={null} />
      </Routes>
      <LeaveHost />
    </>
  );
}

const user = userEvent.setup();
const at = (path: string) => waitFor(() => expect(screen.getByText(`At ${path}`)).toBeInTheDocument());
const follow = (name: string) => user.click(screen.getByRole('link', { name }));
const answer = (name: string) => user.click(screen.getByRole('button', { name }));
const asks = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
const askedNot = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const press = (way: 'back' | 'forward') => act(async () => window.history[way]());
/** Until no entry of a question is left in the history. */
const settled = () => waitFor(() => expect(window.history.state).not.toHaveProperty('layer'));

/** Somebody came from the list, and typed. */
async function begin(text = 'Rose') {
  window.history.pushState(null, '', '/list');
  const history = createShopHistory(
    { isOpen: isAnyLayerOpen, closeTop: closeTopLayer, subscribe: watchLayers },
    { holds: hasUnsaved, ask: () => agreesToGo('page') },
  );
  render(
    <ShopRouter history={history}>
      <Page />
    </ShopRouter>,
  );
  await follow('Edit');
  await at('/edit');
  if (text) await user.type(screen.getByRole('textbox'), text);
}

it('asks before a link leads away, and stays with what was typed', async () => {
  await begin();
  await follow('Other');
  expect(await asks()).toHaveTextContent('It stays in this tab.');
  expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
  await answer('Stay');
  await askedNot();
  await at('/edit');
  expect(screen.getByRole('textbox')).toHaveValue('Rose');
});

it('goes where the link leads once that is agreed to; Back is the editor again', async () => {
  await begin();
  await follow('Other');
  await asks();
  await answer('Leave');
  await at('/other');
  await settled();
  await press('back');
  await at('/edit');
  expect(screen.getByRole('textbox')).toHaveValue('');
});

it('asks on Back, from the page’s own address, and goes back one page', async () => {
  await begin();
  await press('back');
  await asks();
  expect(window.location.pathname).toBe('/edit');
  await answer('Leave');
  await at('/list');
  await settled();
  expect(window.location.pathname).toBe('/list');
});

it('takes Back as an answer too: it stays', async () => {
  await begin();
  await press('back');
  await asks();
  await waitFor(() => expect(window.history.state).toHaveProperty('layer', true));
  await press('back');
  await askedNot();
  await settled();
  await at('/edit');
  expect(screen.getByRole('textbox')).toHaveValue('Rose');
});

it('asks on Forward, and goes to the page that was ahead', async () => {
  await begin('');
  await follow('Other');
  await at('/other');
  await press('back');
  await at('/edit');
  await user.type(screen.getByRole('textbox'), 'Rose');
  await press('forward');
  await asks();
  await answer('Leave');
  await at('/other');
});

it('asks nothing within the page, of what a save leads to, or where nothing was typed', async () => {
  await begin();
  await follow('Tab');
  await at('/edit?tab=2');
  await answer('Save');
  await at('/saved');
  await follow('Edit');
  await at('/edit');
  await follow('Other');
  await at('/other');
  await askedNot();
});
