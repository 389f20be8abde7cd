import { configureStore } from '@reduxjs/toolkit';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { useUnsavedForm } from '@/features/unsaved';
import type { Navigation } from '@/services';
import { closeTopLayer, isAnyLayerOpen, watchLayers } from '@/ui';
import { LeaveHost } from '../../overlays/LeaveHost';
import { rootReducer } from '../../rootReducer';
import { AppRouter } from '../AppRouter';
import { createAppHistory } from './createAppHistory';
import { createNavigation } from './createNavigation';
import { createUnsavedFormsBlocker } from './navigationBlocker';

let navigation: Navigation;

function Editor() {
  const [text, setText] = useState('');
  useUnsavedForm(text !== '', 'It stays in this tab.');
  return (
    <>
      <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="?tab=2">Tab</Link>
      <button onClick={() => navigation.go('/saved')}>Save</button>
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
const findQuestion = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
const expectNoQuestion = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const press = (way: 'back' | 'forward') => act(async () => window.history[way]());
/** Waits until the question's entry has left the history. */
const settled = () => waitFor(() => expect(window.history.state).not.toHaveProperty('overlay'));

/** Comes from the list to the editor, and types. */
async function begin(text = 'Rose') {
  window.history.pushState(null, '', '/list');
  const store = configureStore({ reducer: rootReducer });
  const history = createAppHistory(
    { isOpen: isAnyLayerOpen, closeTop: closeTopLayer, subscribe: watchLayers },
    createUnsavedFormsBlocker(store),
  );
  navigation = createNavigation(history);
  render(
    <Provider store={store}>
      <AppRouter history={history}>
        <Page />
      </AppRouter>
    </Provider>,
  );
  await follow('Edit');
  await at('/edit');
  if (text) await user.type(screen.getByRole('textbox'), text);
}

it('asks before a link navigates away, and stays with the typed text', async () => {
  await begin();
  await follow('Other');
  expect(await findQuestion()).toHaveTextContent('It stays in this tab.');
  expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
  await answer('Stay');
  await expectNoQuestion();
  await at('/edit');
  expect(screen.getByRole('textbox')).toHaveValue('Rose');
});

it('follows the link after the confirmation, and Back returns to the editor', async () => {
  await begin();
  await follow('Other');
  await findQuestion();
  await answer('Leave');
  await at('/other');
  await settled();
  await press('back');
  await at('/edit');
  expect(screen.getByRole('textbox')).toHaveValue('');
});

it('asks on Back from the page’s own URL, and goes back one page', async () => {
  await begin();
  await press('back');
  await findQuestion();
  expect(window.location.pathname).toBe('/edit');
  await answer('Leave');
  await at('/list');
  await settled();
  expect(window.location.pathname).toBe('/list');
});

it('treats Back as the answer to stay', async () => {
  await begin();
  await press('back');
  await findQuestion();
  await waitFor(() => expect(window.history.state).toHaveProperty('overlay', true));
  await press('back');
  await expectNoQuestion();
  await settled();
  await at('/edit');
  expect(screen.getByRole('textbox')).toHaveValue('Rose');
});

it('asks on Forward, and goes to the page ahead', async () => {
  await begin('');
  await follow('Other');
  await at('/other');
  await press('back');
  await at('/edit');
  await user.type(screen.getByRole('textbox'), 'Rose');
  await press('forward');
  await findQuestion();
  await answer('Leave');
  await at('/other');
});

it('does not ask within the page, after a save, or without typed text', async () => {
  await begin();
  await follow('Tab');
  await at('/edit?tab=2');
  await answer('Save');
  await at('/saved');
  await follow('Edit');
  await at('/edit');
  await follow('Other');
  await at('/other');
  await expectNoQuestion();
});
