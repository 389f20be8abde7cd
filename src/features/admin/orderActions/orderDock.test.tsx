import { screen } from '@testing-library/react';
import { deliveredOrder } from '@/domain/invoices/testing';
import type { Order } from '@/domain/orders/order/order';
import { renderAdmin } from '../testing/renderAdmin';
import { messages } from './messages';
import { OrderActions } from './OrderActions';

const waitingEdit = { link: { amount: 149 } } as Order['waitingEdit'];

test.each([
  ['before packing', {}, true],
  ['while an edit waits for its payment', { waitingEdit }, false],
])('what is rare is docked on a phone only beside the next thing to do: %s', (_when, change, isDocked) => {
  const order = deliveredOrder({ status: 'placed', history: [], ...change });
  renderAdmin(<OrderActions order={order} isMenuOpen={false} onMenu={() => undefined} />);
  const dock = screen.getByRole('button', { name: messages.more }).closest('[data-dock]');
  expect(dock !== null).toBe(isDocked);
});
