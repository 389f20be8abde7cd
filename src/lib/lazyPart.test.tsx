import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { lazyPart } from './lazyPart';
import { toastShown } from './toast';

function show(part: ReactElement) {
  const toasts = (all: unknown[] = [], action: UnknownAction) =>
    toastShown.match(action) ? [...all, action.payload] : all;
  const store = configureStore({ reducer: toasts });
  return { store, ...render(<Provider store={store}>{part}</Provider>) };
}
const Words = ({ text }: { text: string }) => <p>{text}</p>;

test('something else stands there until the part has come; then it stands there at once', async () => {
  const load = jest.fn(() => Promise.resolve({ default: Words }));
  const Part = lazyPart(load);
  const first = show(<Part text="Here" meanwhile="Coming" />);
  expect(screen.getByText('Coming')).toBeInTheDocument();
  expect(await screen.findByText('Here')).toBeInTheDocument();
  expect(screen.queryByText('Coming')).toBeNull();
  first.unmount();
  show(<Part text="Again" />);
  expect(screen.getByText('Again')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test('where it does not come a toast says so, what was opened is put away, and the next press tries again', async () => {
  const load = jest
    .fn<Promise<{ default: typeof Words }>, []>()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
    .mockResolvedValue({ default: Words });
  const Part = lazyPart(load);
  const onMissing = jest.fn();
  const first = show(<Part text="Here" onMissing={onMissing} />);
  await waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1));
  expect(first.store.getState()).toMatchObject([
    { text: expect.stringContaining('Loading chunk failed'), tone: 'error' },
  ]);
  first.unmount();
  show(<Part text="Here" onMissing={onMissing} />);
  expect(await screen.findByText('Here')).toBeInTheDocument();
  expect(onMissing).toHaveBeenCalledTimes(1);
});
