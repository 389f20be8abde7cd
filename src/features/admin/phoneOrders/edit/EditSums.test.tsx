import { screen } from '@testing-library/react';
import { anOrder } from '@/testing/builders';
import { renderAdmin } from '../../testing/renderAdmin';
import { EditSums } from './EditSums';
import { editOrderActions as actions } from './editOrderSlice';
import { messages } from './messages';

test('an order that was changed meanwhile is shown again, which says what it loses and keeps the focus', async () => {
  const order = anOrder();
  const { user } = renderAdmin(
    <main id="content" tabIndex={-1}>
      <EditSums order={order} />
    </main>,
    {
      before: [
        actions.editOrderLoaded(order),
        actions.editPreviewLoaded({
          success: true,
          ...order.amounts,
          couponCode: '',
          difference: 0,
          what: [],
          couponMessage: '',
          problem: 'It was changed since you opened it.',
          isStale: true,
        }),
      ],
    },
  );
  const again = screen.getByRole('button', { name: messages.sums.openAgain });
  expect(again).toHaveAccessibleDescription(messages.sums.openAgainLoses);
  await user.click(again);
  expect(again).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});
