import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { adminCustomerPath, adminPaths } from '@/app/router/paths';
import type { CustomerDetail, CustomersResponse } from '@/domain/contracts/admin/customers';
import { NO_TOTALS } from '@/domain/customers/record/customer';
import { signedIn } from '@/features/auth';
import { ToastHost } from '@/features/notifications';
import { fail, ok } from '@/services';
import type { CustomerAdmin } from '@/services/admin/people/createCustomerAdmin';
import { aUser } from '@/testing/builders';
import { aRow } from '../orders/testing/orderList';
import { renderAdmin } from '../testing/renderAdmin';
import { CustomerScreen, CustomersScreen, customersSaga } from '.';

const at = '2026-11-22T10:00:00.000Z';
const asha: CustomerDetail = {
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
    revenue: 200_000,
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
const row = {
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

function open(path: string, role: 'owner' | 'support', change: Partial<CustomerAdmin> = {}) {
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

const page = adminCustomerPath('asha');
const panel = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement);

test('a customer in the list has what came back, and leads to their page', async () => {
  const { user: person, calls } = open(`${adminPaths.customers}?view=blocked`, 'support');
  const link = await screen.findByRole('link', { name: 'Asha Rao' });
  expect(link).toHaveAttribute('href', page);
  expect(screen.getByText('2 refused')).toBeVisible();
  expect(screen.getByText('No order yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save as a file' })).toBeNull();
  await person.type(screen.getByLabelText('Find customers'), 'asha');
  await waitFor(() => expect(calls.at(-1)).toEqual(['page', 'asha', 'blocked']));
  await person.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
});

test('a customer who cancelled all they ordered has no count of 0 beside the last order', async () => {
  const cancelled = { ...row, lastOrderAt: at, cancelled: 1 };
  open(adminPaths.customers, 'support', { page: async () => ok({ rows: [cancelled], next: null }) });
  expect(await screen.findByText('1 cancelled')).toBeVisible();
  expect(screen.queryByText('0 orders')).toBeNull();
});

test('shares and money are of the orders that were not cancelled', async () => {
  open(page, 'owner');
  expect(await screen.findByText('2 kept or on the way')).toBeVisible();
  expect(screen.getByText('₹2,000')).toBeVisible();
  expect(screen.getByText('25% of the orders')).toBeVisible();
  expect(screen.getByText('25% of the orders, whole or in part')).toBeVisible();
  expect(screen.getByText('1 of 2 COD orders came back.')).toBeVisible();
});

test.each([
  [{ cash: true, total: 513 }, 'COD'],
  [{ cash: false, total: 513 }, 'Paid'],
  [{ cash: false, total: 0 }, 'Free'],
])('an order of a customer with %j is %s', async (change, word) => {
  const orders = [aRow(1, { method: 'Cash on Delivery', ...change })];
  open(page, 'owner', {
    find: async () => ok({ success: true, message: '', customer: { ...asha, orders } }),
  });
  expect(await screen.findByRole('cell', { name: word })).toBeVisible();
});

test.each([
  [3, 'Orders'],
  [20, 'The newest 20 orders'],
])('a list of %i orders is headed %s', async (count, heading) => {
  const orders = Array.from({ length: count }, (_, at) => aRow(at));
  open(page, 'owner', {
    find: async () => ok({ success: true, message: '', customer: { ...asha, orders } }),
  });
  expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeVisible();
});

test('cash is switched off with a reason, and nobody without the right can', async () => {
  const { user: person, calls, unmount } = open(page, 'owner');
  await person.click(await screen.findByRole('button', { name: 'Switch COD off' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Switch COD off' }));
  expect(calls).toEqual([]);
  await waitFor(() => expect(dialog.getByLabelText(/^Why/)).toHaveFocus());
  await person.type(dialog.getByLabelText(/^Why/), 'Refused twice');
  await person.click(dialog.getByRole('button', { name: 'Switch COD off' }));
  expect(await screen.findByText('Done.')).toBeVisible();
  expect(calls).toEqual([['cod', 'asha', { blocked: true, reason: 'Refused twice' }]]);
  unmount();
  open(page, 'support');
  await screen.findByRole('heading', { name: 'Cash on Delivery' });
  expect(screen.queryByRole('button', { name: 'Switch COD off' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Lift the limits' })).toBeNull();
});

test('limits are lifted for a customer without an e-mail too', async () => {
  const { user: person, calls } = open(page, 'owner', {
    find: async () => ok({ success: true, message: '', customer: { ...asha, email: '' } }),
  });
  await person.click(await screen.findByRole('button', { name: 'Lift the limits' }));
  expect(await screen.findByText('Lifted.')).toBeVisible();
  expect(calls).toEqual([['lift', { uid: 'asha', lifted: true, reason: 'Lifted on the customer’s page' }]]);
});

test('a customer by phone has no account whose limits could be lifted', async () => {
  const uid = 'phone_1';
  open(adminCustomerPath(uid), 'owner', {
    find: async () => ok({ success: true, message: '', customer: { ...asha, uid, email: '' } }),
  });
  await screen.findByRole('heading', { name: 'Purchase limits' });
  expect(screen.queryByRole('button', { name: 'Lift the limits' })).toBeNull();
});

test('notes and tags are sent, and a refusal stands where it belongs', async () => {
  const refusal = { kind: 'refused' as const, status: 409, code: 'too_many_tags', message: 'Too many tags.' };
  const { user: person, calls } = open(page, 'support', { changeTags: async () => fail(refusal as never) });
  const note = await screen.findByLabelText('Write a private note');
  await person.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() => expect(note).toHaveFocus());
  await person.type(note, '  Rings twice ');
  await person.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Done.')).toBeVisible();
  expect(calls).toEqual([
    ['note', 'asha', { noteId: expect.stringMatching(/^[a-z0-9]{20}$/), text: 'Rings twice' }],
  ]);
  await person.click(screen.getByRole('button', { name: 'Remove the tag vip' }));
  expect(await panel('Tags').findByText('Too many tags.')).toBeVisible();
  await person.type(screen.getByLabelText('Add a tag'), 'gold, wholesale{Enter}');
  expect(await panel('Tags').findByText('Too many tags.')).toBeVisible();
  expect(screen.getByLabelText('Add a tag')).toHaveValue('gold, wholesale');
});

test('typed tags go once they are stored', async () => {
  const customer = { ...asha, tags: ['vip', 'gold'] };
  const { user: person } = open(page, 'support', {
    changeTags: async () => ok({ success: true as const, message: 'Done.', customer }),
  });
  const field = await screen.findByLabelText('Add a tag');
  await person.type(field, 'gold, vip{Enter}');
  expect(await screen.findByText('Done.')).toBeVisible();
  expect(field).toHaveValue('');
});

test('commas separate tags, and a tag that is too long is not sent', async () => {
  const { user: person, calls } = open(page, 'support');
  const field = await screen.findByLabelText('Add a tag');
  await person.type(field, 'VIP, gold card,{Enter}');
  await person.type(field, `new, ${'x'.repeat(25)}{Enter}`);
  expect(await panel('Tags').findByText('A tag has at most 24 characters.')).toBeVisible();
  expect(calls).toEqual([['tags', 'asha', { add: ['gold card'], remove: [] }]]);
});

test('an empty tag and one that is there are named at the field, and not sent', async () => {
  const { user: person, calls } = open(page, 'support');
  const field = await screen.findByLabelText('Add a tag');
  await person.click(screen.getByRole('button', { name: 'Add' }));
  expect(field).toHaveAccessibleDescription('Please enter a tag.');
  await person.type(field, 'VIP');
  expect(field).toBeValid();
  await person.keyboard('{Enter}');
  expect(field).toHaveAccessibleDescription('“vip” is there already.');
  expect(calls).toEqual([]);
});

test('a half-written note stays while another is removed, and only the stored one leaves the form', async () => {
  const old = { id: 'old', at, by: { uid: 'me', email: 'me@example.com' }, text: 'Rings twice' };
  const answer = (notes: CustomerDetail['notes']) =>
    ok({ success: true as const, message: 'Done.', customer: { ...asha, notes } });
  const { user: person } = open(page, 'support', {
    find: async () => answer([old]),
    removeNote: async () => answer([]),
    addNote: async (_uid, { noteId, text }) => answer([{ ...old, id: noteId, text }]),
  });
  const field = await screen.findByLabelText('Write a private note');
  await person.type(field, 'Allergic to nuts');
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No notes yet.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Private notes' })).toHaveFocus();
  expect(field).toHaveValue('Allergic to nuts');
  await person.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Allergic to nuts', { selector: 'li' })).toBeVisible();
  expect(field).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Save note' })).toHaveFocus();
});

test('a running change makes the others wait, and its answer closes no dialog of another', async () => {
  let answerNote = () => {};
  const { user: person, calls } = open(page, 'owner', {
    addNote: () =>
      new Promise((resolve) => {
        answerNote = () => resolve(ok({ success: true, message: 'Noted.', customer: asha }));
      }),
  });
  await person.type(await screen.findByLabelText('Write a private note'), 'Rings twice');
  await person.click(screen.getByRole('button', { name: 'Save note' }));
  await person.type(screen.getByLabelText('Add a tag'), 'gold{Enter}');
  await person.click(screen.getByRole('button', { name: 'Remove the tag vip' }));
  await person.click(screen.getByRole('button', { name: 'Switch COD off' }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByLabelText(/^Why/), 'Refused twice');
  expect(dialog.getByRole('button', { name: 'Switch COD off' })).toBeDisabled();
  answerNote();
  expect(await screen.findByText('Noted.')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Switch COD off' }));
  expect(await screen.findByText('Done.')).toBeVisible();
  expect(calls).toEqual([['cod', 'asha', { blocked: true, reason: 'Refused twice' }]]);
  expect(screen.getByLabelText('Add a tag')).toHaveValue('gold');
});

test('each customer has their own changes, and one that failed after they were left is named', async () => {
  let refuse = () => {};
  const names: Record<string, string> = { asha: 'Asha Rao', ravi: 'Ravi Iyer' };
  const { user: person, calls } = open(adminPaths.customers, 'owner', {
    page: async () => ok({ rows: [row, { ...row, uid: 'ravi', name: 'Ravi Iyer' }], next: null }),
    find: async (uid) =>
      ok({ success: true, message: '', customer: { ...asha, uid, name: names[uid] ?? '' } }),
    lift: () =>
      new Promise((resolve) => {
        refuse = () => resolve(fail({ kind: 'refused', message: 'Not now.' } as never));
      }),
  });
  await person.click(await screen.findByRole('link', { name: 'Asha Rao' }));
  await person.click(await screen.findByRole('button', { name: 'Lift the limits' }));
  await person.click(screen.getByRole('button', { name: /^Next customer/ }));
  await screen.findByRole('heading', { level: 1, name: 'Ravi Iyer' });
  await person.click(screen.getByRole('button', { name: 'Remove the tag vip' }));
  expect(calls).toEqual([['tags', 'ravi', { add: [], remove: ['vip'] }]]);
  refuse();
  expect(await screen.findByText('Asha Rao: Not now.')).toBeVisible();
  expect(panel('Purchase limits').queryByText('Not now.')).toBeNull();
});

test('someone who is not there, or a list that cannot be read, is said in a sentence', async () => {
  const gone = async () => fail({ kind: 'refused', message: 'There is no such customer.' } as never);
  open(page, 'support', { find: gone });
  expect(await screen.findByText('There is no such customer.')).toBeVisible();
});
