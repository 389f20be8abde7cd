import { screen, waitFor, within } from '@testing-library/react';
import { adminCustomerPath, adminPaths } from '@/app/router/paths';
import type { CustomerDetail } from '@/domain/contracts/admin/customers';
import { fail, ok } from '@/services';
import { asha, at, open, page, panel, row } from './testing/openCustomers';

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

test('limits are lifted for a customer without an email too', async () => {
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
  await person.click(screen.getByRole('button', { name: 'Remove “Rings twice”' }));
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
