import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithStore } from '@/testing/renderWithStore';
import { ANY_SCREEN, oldToastsCleared, pageViewed, toastWithdrawn } from '@/lib/toast';
import { confirmRequested, toastShown } from '.';
import { ToastHost } from './ToastHost';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const liesBehind = (text: string) => screen.getByText(text).closest('[inert]') !== null;

it('a toast stays five seconds, or as long as its duration', async () => {
  const { dispatch } = renderWithStore(<ToastHost />, { before: [toastShown({ text: 'Short' })] });
  await pass(4999);
  expect(screen.getByText('Short')).toBeInTheDocument();
  await pass(1);
  expect(screen.queryByText('Short')).toBeNull();
  dispatch(toastShown({ text: 'Long', durationMs: 10_000 }));
  await pass(9999);
  expect(screen.getByText('Long')).toBeInTheDocument();
  await pass(1);
  expect(screen.queryByText('Long')).toBeNull();
});

it('toasts are stacked with the newest in front, and each gets its time', async () => {
  const texts = ['One', 'Two', 'Three', 'Four'];
  const { dispatch } = renderWithStore(<ToastHost />);
  for (const text of texts) {
    dispatch(toastShown({ text }));
    await pass(1000);
  }
  for (const text of [...texts].reverse()) {
    expect(liesBehind(text)).toBe(false);
    expect(texts.filter((other) => screen.queryByText(other) && !liesBehind(other))).toEqual([text]);
    await pass(3999);
    expect(screen.getByText(text)).toBeInTheDocument();
    await pass(1);
    expect(screen.queryByText(text)).toBeNull();
  }
});

it('toasts pause and show the stack while hovered or focused', async () => {
  renderWithStore(<ToastHost />, {
    before: [toastShown({ text: 'Older' }), toastShown({ text: 'Read me' })],
  });
  const stack = screen.getByRole('status');
  await pass(4000);
  fireEvent.pointerEnter(stack, { pointerType: 'mouse' });
  expect(liesBehind('Older')).toBe(false);
  await pass(60_000);
  expect(screen.getByText('Read me')).toBeInTheDocument();
  fireEvent.pointerLeave(stack, { pointerType: 'mouse' });
  await pass(1000);
  expect(screen.queryByText('Read me')).toBeNull();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  await pass(60_000);
  expect(screen.getByText('Older')).toBeInTheDocument();
  fireEvent.pointerEnter(stack, { pointerType: 'mouse' });
  fireEvent.pointerLeave(stack, { pointerType: 'mouse' });
  await pass(60_000);
  expect(screen.getByText('Older')).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  await pass(5000);
  expect(screen.queryByText('Older')).toBeNull();
});

it('toasts pause while the page is hidden', async () => {
  renderWithStore(<ToastHost />, { before: [toastShown({ text: 'Sent' })] });
  const seen = jest.spyOn(document, 'visibilityState', 'get');
  const become = (state: DocumentVisibilityState) => {
    seen.mockReturnValue(state);
    fireEvent(document, new Event('visibilitychange'));
  };
  become('hidden');
  await pass(60_000);
  expect(screen.getByText('Sent')).toBeInTheDocument();
  become('visible');
  await pass(5000);
  expect(screen.queryByText('Sent')).toBeNull();
});

it('a toast is dismissed by its button or Escape, and the focus returns', () => {
  const { dispatch } = renderWithStore(
    <>
      <button>Remove</button>
      <ToastHost />
    </>,
  );
  const origin = screen.getByRole('button', { name: 'Remove' });
  for (const put of ['click', 'Escape']) {
    dispatch(toastShown({ text: 'Removed' }));
    act(() => origin.focus());
    const button = screen.getByRole('button', { name: 'Dismiss' });
    act(() => button.focus());
    if (put === 'click') fireEvent.click(button);
    else fireEvent.keyDown(button, { key: 'Escape' });
    expect(screen.queryByText('Removed')).toBeNull();
    expect(origin).toHaveFocus();
  }
});

it('a toast keeps its whole message for screen readers and hides only the emoji', () => {
  renderWithStore(<ToastHost />, { before: [toastShown({ text: '✅ COD Order Placed Successfully!' })] });
  expect(screen.getByText('COD Order Placed Successfully!')).toHaveTextContent(
    /^✅ COD Order Placed Successfully!$/,
  );
});

it.each(['info', 'success', 'error'] as const)('a toast of tone %s is announced once, and alone', (tone) => {
  const { dispatch } = renderWithStore(<ToastHost />);
  const region = screen.getByRole('status');
  dispatch(toastShown({ text: 'Saved before' }));
  dispatch(toastShown({ text: 'Now', tone }));
  expect(region).toContainElement(screen.getByText('Now'));
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region).toHaveAttribute('aria-atomic', 'false');
  expect(region.querySelector('[role], [aria-live]')).toBeNull();
});

it('equal toasts are shown once', () => {
  renderWithStore(<ToastHost />, { before: [toastShown({ text: 'Again' }), toastShown({ text: 'Again' })] });
  expect(screen.getAllByText('Again')).toHaveLength(1);
});

it('two toasts with equal texts keep their own actions', () => {
  const undo = (key: string) => ({
    text: 'Serum removed',
    actionLabel: 'Undo',
    action: { type: 'back', key },
  });
  const { state } = renderWithStore(<ToastHost />, {
    before: [toastShown(undo('15 ml')), toastShown(undo('30 ml')), toastShown(undo('30 ml'))],
  });
  expect(state().notifications.toasts.map(({ action }) => action?.['key'])).toEqual(['15 ml', '30 ml']);
});

it('only the latest toast of a topic is shown', async () => {
  const { dispatch } = renderWithStore(<ToastHost />, {
    before: [toastShown({ text: 'Something went wrong', topic: 'checkout', tone: 'error' })],
  });
  dispatch(toastShown({ text: 'Address removed', topic: 'address' }));
  dispatch(toastShown({ text: 'Order placed', topic: 'checkout', tone: 'success' }));
  expect(screen.queryByText('Something went wrong')).toBeNull();
  await pass(5000);
  expect(screen.queryByText('Order placed')).toBeNull();
  expect(screen.getByText('Address removed')).toBeInTheDocument();
  dispatch(toastWithdrawn('address'));
  expect(screen.queryByText('Address removed')).toBeNull();
});

it('a toast ends with its screen, even one that is about to open', () => {
  const { dispatch } = renderWithStore(<ToastHost />, { before: [pageViewed('/')] });
  dispatch(toastShown({ text: 'Link copied' }));
  dispatch(toastShown({ text: 'Order placed', screen: '/profile' }));
  dispatch(toastShown({ text: 'New version', screen: ANY_SCREEN }));
  dispatch(pageViewed('/profile'));
  expect(screen.queryByText('Link copied')).toBeNull();
  expect(screen.getByText('Order placed')).toBeInTheDocument();
  dispatch(pageViewed('/products'));
  expect(screen.queryByText('Order placed')).toBeNull();
  expect(screen.getByText('New version')).toBeInTheDocument();
});

it('a toast ends when the checkout opens, unless it is about the whole shop', () => {
  const { dispatch } = renderWithStore(<ToastHost />);
  dispatch(toastShown({ text: 'Email verified', tone: 'success' }));
  dispatch(toastShown({ text: 'New version', screen: ANY_SCREEN }));
  dispatch(oldToastsCleared());
  expect(screen.queryByText('Email verified')).toBeNull();
  expect(screen.getByText('New version')).toBeInTheDocument();
});

const place = (element: Element | null, top: number, bottom: number) =>
  jest
    .spyOn(element as Element, 'getBoundingClientRect')
    .mockReturnValue({ left: 16, right: 356, top, bottom } as DOMRect);

it('a toast appears above the pressed button', () => {
  const { dispatch } = renderWithStore(
    <>
      <button>Place order</button>
      <ToastHost />
    </>,
  );
  const button = screen.getByRole('button', { name: 'Place order' });
  const stack = screen.getByRole('status');
  place(button, 700, 748);
  place(stack, 690, 746);
  fireEvent.click(button);
  dispatch(toastShown({ text: 'Wrong', tone: 'error' }));
  expect(stack).toHaveStyle({ transform: 'translateY(-58px)' });
});

it.each([
  ['above a sheet that has risen under it', 480, 'translateY(-278px)'],
  ['above the buttons of a sheet that leaves no room over it', 40, 'translateY(-58px)'],
])('a toast moves %s', (_where, top, transform) => {
  const { dispatch } = renderWithStore(
    <>
      <section role="dialog" aria-modal="true">
        <footer data-foot-bar="" />
      </section>
      <ToastHost />
    </>,
  );
  const sheet = screen.getByRole('dialog');
  const stack = screen.getByRole('status');
  place(stack, 690, 746);
  place(sheet, 780, 780 + 768 - top);
  place(sheet.firstElementChild, 1400, 1468);
  dispatch(toastShown({ text: 'Saved' }));
  expect(stack).toHaveStyle({ transform: '' });
  place(sheet, top, 768);
  place(sheet.firstElementChild, 700, 768);
  fireEvent.animationEnd(sheet);
  expect(stack).toHaveStyle({ transform });
});

it('an earlier error toast does not cover a confirmation', () => {
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
