import { paise } from '@/domain/money/money';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { adminCustomerPath, adminPaths } from '@/app/router/paths';
import type { CustomerDetail, CustomersResponse } from '@/domain/contracts/admin/customers';
import { NO_TOTALS } from '@/domain/customers/record/customer';
import { signedIn } from '@/features/auth';
import { ToastHost } from '@/features/notifications';
import { ok } from '@/services';
import type { CustomerAdmin } from '@/services/admin/people/createCustomerAdmin';
import { aUser } from '@/testing/builders';
import { renderAdmin } from '../../testing/renderAdmin';
import { CustomerScreen, CustomersScreen, customersSaga } from '..';

export const at = '2026-11-22T10:00:00.000Z';
export const asha: CustomerDetail = {
  uid: 'asha',
  name: 'Asha Rao',
  email: 'asha@example.com',
  phones: ['9845012345'],
  since: at,
  lastOrderAt: at,
  totals: {
    ...NO_TOTALS,
    placed: 4,
    orders: 4,
    kept: 2,
    rto: 1,
    returned: 1,
    cod: 2,
    codRto: 1,
    revenue: paise(200_000),
  },
  addresses: [],
  tags: ['vip'],
  notes: [],
  codBlocked: null,
  codUpTo: 10_000,
  limitsLifted: null,
  orders: [],
  messages: [],
  reviews: [],
};
export const row = {
  uid: 'asha',
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9845012345',
  city: 'Pune',
  since: at,
  lastOrderAt: '',
  orders: 0,
  cancelled: 0,
  returned: 0,
  rto: 2,
  spent: 0,
  tags: [],
  isCodBlocked: true,
};
const list: CustomersResponse = { rows: [row], next: null };

/** Opens the list or Asha's page, with notes of the calls. */
export function open(path: string, role: 'owner' | 'support', change: Partial<CustomerAdmin> = {}) {
  const calls: unknown[] = [];
  const noting =
    (name: string) =>
    async (...given: unknown[]) => {
      calls.push([name, ...given]);
      return ok({ success: true as const, message: 'Done.', customer: asha });
    };
  const api: CustomerAdmin = {
    page: async (query) => {
      calls.push(['page', query.q, query.view]);
      return ok(list);
    },
    find: async () => ok({ success: true, message: '', customer: asha }),
    addNote: noting('note'),
    removeNote: noting('remove'),
    changeTags: noting('tags'),
    setCod: noting('cod'),
    lift: async (request) => {
      calls.push(['lift', request]);
      return ok({ message: 'Lifted.' });
    },
    exportPage: async () => ok({ success: true, head: [], rows: [], next: null, customers: 0 }),
    ...change,
  };
  const me = aUser({ role });
  const view = renderAdmin(
    <main id="content">
      <Routes>
        <Route path={adminPaths.customers} element={<CustomersScreen />} />
        <Route path={adminPaths.customer} element={<CustomerScreen />} />
      </Routes>
      <ToastHost />
    </main>,
    { path, before: [signedIn(me)], sagas: [() => customersSaga(api)] },
  );
  return { ...view, calls };
}

export const page = adminCustomerPath('asha');
export const panel = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement);
