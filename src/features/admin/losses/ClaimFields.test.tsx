import { paise } from '@/domain/money/money';
import { act, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import type { ClaimRequest } from '@/domain/contracts/orders/undelivered';
import type { Claim } from '@/domain/orders/undelivered/claim';
import { selectHasUnsavedForms } from '@/features/unsaved';
import { fail, ok } from '@/services';
import type { LossAdmin } from '@/services/admin/orders/createUndeliveredAdmin';
import { renderAdmin } from '../testing/renderAdmin';
import { ClaimFields } from './ClaimFields';
import { lossesSaga } from './lossesSaga';
import { claimsLoaded } from './lossesSlice';

const mine: Claim = {
  awb: 'A1',
  orderId: 'GLM1',
  courier: 'Delhivery',
  kind: 'lost',
  amount: paise(50_000),
  status: 'open',
  note: '',
  openedAt: '2026-11-22',
  at: '2026-11-22',
};
const theirs: Claim = { ...mine, amount: paise(45_000), note: 'Ticket 991', at: '2026-11-23' };
const loss = { awb: 'A1', courier: 'Delhivery', trackingUrl: '', kind: 'lost', at: '2026-11-21' } as const;

function show() {
  const sent: ClaimRequest[] = [];
  const api = {
    claims: async () => ok({ success: true, claims: [theirs] }),
    claim: async (_id: string, request: ClaimRequest) => {
      sent.push(request);
      if (request.seen !== theirs.at)
        return fail({ kind: 'refused', status: 409, code: 'changed', message: 'A colleague was faster.' });
      return ok({ success: true, message: 'Saved.', claim: { ...theirs, ...request, at: '2026-11-24' } });
    },
  } as unknown as LossAdmin;
  const fields = <ClaimFields orderId="GLM1" loss={loss} worth={513} save={createRef()} />;
  const view = renderAdmin(fields, {
    sagas: [() => lossesSaga(api)],
    before: [claimsLoaded([mine])],
  });
  return { ...view, sent, isUnsaved: () => selectHasUnsavedForms(view.state() as never) };
}
const amount = () => screen.getByLabelText('Amount (₹)');
const note = () => screen.getByLabelText(/^Note/);
const save = () => screen.getByRole('button', { name: 'Save claim' });

test('what is typed stays when a colleague’s claim arrives, and leaving would ask', async () => {
  const { user, dispatch, isUnsaved } = show();
  expect(isUnsaved()).toBe(false);
  await user.clear(amount());
  await user.type(amount(), '480');
  expect(isUnsaved()).toBe(true);
  act(() => void dispatch(claimsLoaded([theirs])));
  expect(amount()).toHaveValue('480');
  expect(note()).toHaveValue('Ticket 991');
});

test('an amount that cannot be claimed gets the focus, and nothing is sent', async () => {
  const { user, sent } = show();
  await user.clear(amount());
  await user.click(save());
  await waitFor(() => expect(amount()).toHaveFocus());
  expect(amount()).toBeInvalid();
  expect(sent).toEqual([]);
});

test('a save that would overwrite a colleague’s is refused, shows theirs, and can be sent again', async () => {
  const { user, sent, isUnsaved } = show();
  await user.clear(amount());
  await user.type(amount(), '480');
  await user.click(save());
  expect(await screen.findByText('A colleague was faster.')).toBeVisible();
  expect(await screen.findByDisplayValue('Ticket 991')).toBe(note());
  await user.click(save());
  expect(sent.map(({ seen, note: words }) => [seen, words])).toEqual([
    ['2026-11-22', ''],
    ['2026-11-23', 'Ticket 991'],
  ]);
  expect(screen.queryByText('A colleague was faster.')).toBeNull();
  expect(isUnsaved()).toBe(false);
});

test('a claim that a colleague has settled meanwhile shows theirs alone', async () => {
  const { user, dispatch, isUnsaved } = show();
  await user.type(note(), 'They promised to pay');
  act(() => void dispatch(claimsLoaded([{ ...theirs, status: 'paid' }])));
  expect(amount()).toHaveValue('450');
  expect(note()).toHaveValue('Ticket 991');
  expect(screen.queryByRole('button', { name: 'Save claim' })).toBeNull();
  expect(isUnsaved()).toBe(false);
});
