import { act, screen } from '@testing-library/react';
import { anOrder } from '@/testing/builders';
import { renderAdmin } from '../../testing/renderAdmin';
import { EditSums } from './EditSums';
import { editOrderActions as actions } from './editOrderSlice';
import { messages } from './messages';

const order = anOrder();

/** The answer to a preview; a stale one is about an order that was changed meanwhile. */
const answer = (isStale: boolean) =>
  actions.editPreviewLoaded({
    success: true,
    ...order.amounts,
    couponCode: '',
    difference: 0,
    what: isStale ? [] : ['It goes to Chennai.'],
    couponMessage: '',
    problem: isStale ? 'It was changed since you opened it.' : '',
    isStale,
  });

test('a wrong field is named before there are sums, and the button leads to it', () => {
  renderAdmin(<EditSums order={order} isWrong />, { before: [actions.editOrderLoaded(order)] });
  expect(screen.getByText(messages.sums.wrong)).toBeVisible();
  expect(screen.getByRole('button', { name: messages.sums.save })).toBeEnabled();
});

test('an order that was changed meanwhile is shown again, which says what it loses and keeps the focus', async () => {
  const { user, store } = renderAdmin(
    <main id="content" tabIndex={-1}>
      <EditSums order={order} isWrong={false} />
    </main>,
    { before: [actions.editOrderLoaded(order), answer(false)] },
  );
  await user.click(screen.getByRole('button', { name: messages.sums.save }));
  act(() => void store.dispatch(answer(true)));
  const again = screen.getByRole('button', { name: messages.sums.openAgain });
  expect(again).toHaveFocus();
  expect(again).toHaveAccessibleDescription(messages.sums.openAgainLoses);
  await user.click(again);
  expect(again).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});
