import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { AdminOrderResponse } from '@/domain/contracts/adminOrders/actions';
import { deliveredOrder } from '@/domain/invoices/testing';
import type { Order } from '@/domain/orders/order/order';
import { ordersSaga } from '@/features/orders';
import { ToastHost } from '@/features/notifications';
import { fail, ok, type CallFailure, type Result } from '@/services';
import { fakeServices } from '@/testing/fakeServices';
import { orderLoaded, selectOpenOrder } from '../../openOrder/orderSlice';
import { renderAdmin } from '../../testing/renderAdmin';
import { OrderActions } from '../OrderActions';
import { orderActionsSaga } from '../orderActionsSaga';

type Answer = Result<AdminOrderResponse, CallFailure>;
export const order = deliveredOrder();
export const done = (changed: Order, message = 'Done.'): Answer =>
  ok({ success: true, message, order: changed });
export const refused = (code: string, message: string, status = 409): Answer =>
  fail({ kind: 'refused', status, code, message });

function Screen() {
  const found = useSelector(selectOpenOrder);
  const [isMenuOpen, setMenuOpen] = useState(false);
  if (found.status !== 'ready' || !found.value) return null;
  return <OrderActions order={found.value} isMenuOpen={isMenuOpen} onMenu={setMenuOpen} />;
}

/** Shows an order's actions; `settle` answers the request that was sent last. */
export function openActions(shown: Order = order) {
  const fake = fakeServices();
  const requests: { action: string; body: Record<string, unknown> }[] = [];
  const stored = { order: shown };
  let settle: (answer: Answer) => void = () => undefined;
  fake.services.orders.one = async () => ok(stored.order);
  const admin = {
    act: (_: string, action: string, body: object) => {
      requests.push({ action, body: body as Record<string, unknown> });
      return new Promise<Answer>((resolve) => (settle = resolve));
    },
    settle: async () => fail<CallFailure>({ kind: 'network' }),
  };
  const view = renderAdmin(
    <>
      <main id="content" tabIndex={-1}>
        <Screen />
      </main>
      <ToastHost />
    </>,
    {
      fake,
      sagas: [ordersSaga, (services) => orderActionsSaga(services, admin)],
      before: [orderLoaded(shown)],
    },
  );
  return { ...view, fake, requests, stored, settle: (answer: Answer) => settle(answer) };
}
