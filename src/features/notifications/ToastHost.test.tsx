import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithStore } from '@/testing/renderWithStore';
import { confirmRequested, toastShown } from '.';
import { ToastHost } from './ToastHost';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('stays five seconds, or as long as it is told', async () => {
  renderWithStore(<ToastHost />, {
    before: [toastShown({ text: 'Short' }), toastShown({ text: 'Long', duration: 10_000 })],
  });
  await pass(4999);
  expect(screen.getByText('Short')).toBeInTheDocument();
  await pass(1);
  expect(screen.queryByText('Short')).toBeNull();
  await pass(4999);
  expect(screen.getByText('Long')).toBeInTheDocument();
  await pass(1);
  expect(screen.queryByText('Long')).toBeNull();
});

it('waits while the pointer or the focus is on it', async () => {
  renderWithStore(<ToastHost />, { before: [toastShown({ text: 'Read me' })] });
  const slip = screen.getByText('Read me').parentElement as HTMLElement;
  await pass(4000);
  fireEvent.mouseEnter(slip);
  await pass(60_000);
  expect(slip).toBeInTheDocument();
  fireEvent.mouseLeave(slip);
  await pass(1000);
  expect(slip).not.toBeInTheDocument();
});

it('keeps the whole message and hides only the emoji from view', () => {
  renderWithStore(<ToastHost />, { before: [toastShown({ text: '✅ COD Order Placed Successfully!' })] });
  expect(screen.getByText('COD Order Placed Successfully!')).toHaveTextContent(
    /^✅ COD Order Placed Successfully!$/,
  );
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
});

it('says the same thing once', () => {
  renderWithStore(<ToastHost />, { before: [toastShown({ text: 'Again' }), toastShown({ text: 'Again' })] });
  expect(screen.getAllByText('Again')).toHaveLength(1);
});

it('does not cover a question with an error from before it', () => {
  const onConfirm = { type: 'closed' };
  renderWithStore(<ToastHost />, {
    before: [
      toastShown({ text: 'Wrong', tone: 'error' }),
      toastShown({ text: 'Saved', tone: 'success' }),
      confirmRequested({ title: 'Sure?', text: '', onConfirm }),
    ],
  });
  expect(screen.queryByText('Wrong')).toBeNull();
  expect(screen.getByText('Saved')).toBeInTheDocument();
});
