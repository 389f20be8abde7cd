import { screen } from '@testing-library/react';
import type { Mismatch } from '@/domain/admin/mismatch';
import { ToastHost } from '@/features/notifications';
import { ok } from '@/services';
import type { MismatchAdmin } from '@/services/admin/orders/createMismatchAdmin';
import { renderAdmin } from '../../testing/renderAdmin';
import { mismatchesSaga } from '../mismatchesSaga';
import MismatchesScreen from '../MismatchesScreen';

export const at = '2026-11-22T10:00:00.000Z';
/** One of each kind, of which the second has no button. */
export const ALL: Mismatch[] = [
  {
    kind: 'paid_no_order',
    settledBy: 'settle',
    razorpayOrderId: 'order_1',
    paymentId: 'pay_1',
    orderId: 'GLM1',
    amount: 285,
    at,
    customer: 'Meera Sundar',
  },
  {
    kind: 'paid_no_order',
    settledBy: 'by_hand',
    razorpayOrderId: '',
    paymentId: 'pay_2',
    orderId: '',
    amount: 10,
    at,
    customer: '',
  },
  {
    kind: 'amounts_differ',
    settledBy: 'settle',
    what: 'refunded',
    razorpayOrderId: 'order_3',
    at,
    paymentId: 'pay_3',
    orderId: 'GLM3',
    ours: 0,
    theirs: 85,
    customer: 'Asha Rao',
  },
  {
    kind: 'order_no_parcel',
    settledBy: 'book',
    orderId: 'GLM4',
    amount: 600,
    since: at,
    problem: 'No such PIN code',
    customer: 'Ira Nair',
  },
  {
    kind: 'parcel_no_order',
    settledBy: 'cancel_parcel',
    orderId: '',
    awb: 'NP5',
    amount: 0,
    customer: '',
    problem: 'The courier says: booked',
  },
];

/** Opens the screen with a server that has these mismatches; `books.open` are those that it finds. */
export function openMismatches(change: Partial<MismatchAdmin> = {}, found: Mismatch[] = ALL) {
  const calls: string[] = [];
  const runs: (string | undefined)[] = [];
  const books = { open: found, payments: 'all' as 'all' | 'newest' | 'unavailable' };
  const answerWith = (call: string, run?: string) => {
    calls.push(call);
    runs.push(run);
    return Promise.resolve(ok({ message: `${call}: done.` }));
  };
  const api: MismatchAdmin = {
    look: async (days) => {
      calls.push(`look ${days}`);
      return ok({ success: true, mismatches: books.open, payments: books.payments, since: at });
    },
    settle: (id, run) => answerWith(`settle ${id}`, run),
    book: (id, run) => answerWith(`book ${id}`, run),
    cancelParcel: (awb, run) => answerWith(`cancel ${awb}`, run),
    transfer: (id, { amount, reference }) => answerWith(`transfer ${id} ${amount} ${reference}`),
    reconcile: async () => {
      calls.push('reconcile');
      return ok({ success: true, message: '', report: { settled: 1, booked: 2, asked: 9 } });
    },
    ...change,
  };
  const view = renderAdmin(
    <>
      <MismatchesScreen />
      <ToastHost />
    </>,
    { sagas: [(services) => mismatchesSaga(services, api)] },
  );
  return { ...view, calls, books, runs };
}

/** The row with a text. */
export const row = async (text: string) =>
  (await screen.findAllByRole('row')).find((one) => one.textContent?.includes(text)) as HTMLElement;
