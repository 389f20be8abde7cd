import { paise } from '@/domain/money/money';
import { screen, waitFor } from '@testing-library/react';
import type { ClaimRequest } from '@/domain/contracts/orders/undelivered';
import type { Order } from '@/domain/orders/order/order';
import { followReverse } from '@/domain/orders/returnDesk/reverseNews';
import { fetched, PARCEL } from '@/domain/orders/returnDesk/testing/deskSteps';
import type { Claim } from '@/domain/orders/undelivered/claim';
import { fail, ok } from '@/services';
import type { LossAdmin } from '@/services/admin/orders/createUndeliveredAdmin';
import { lossesSaga } from '../../losses';
import { renderAdmin } from '../../testing/renderAdmin';
import { LossBackCard } from './LossBackCard';

const lost = fetched('lost');
const turnedUp = followReverse(lost, { awb: PARCEL.awb, status: 'delivered', at: '' });
const { orderId } = lost;
const claim: Claim = {
  awb: PARCEL.awb,
  orderId,
  courier: PARCEL.courier,
  kind: 'lost',
  isBack: true,
  amount: paise(45_050),
  status: 'open',
  note: '',
  openedAt: '2026-11-22',
  at: '2026-11-22',
};

function show(order: Order, claims: LossAdmin['claims']) {
  const saved: ClaimRequest[] = [];
  const api = {
    claims,
    claim: async (_id: string, request: ClaimRequest) => {
      saved.push(request);
      return ok({
        success: true,
        message: 'The claim is paid.',
        claim: { ...claim, ...request, at: 'later' },
      });
    },
  } as LossAdmin;
  const view = renderAdmin(<LossBackCard order={order} verdicts={[]} />, { sagas: [() => lossesSaga(api)] });
  return { ...view, saved };
}

test('the claim for a parcel that turned up can still be settled', async () => {
  const { user, saved } = show(turnedUp, async () => ok({ success: true, claims: [claim] }));
  expect(await screen.findByRole('heading', { name: 'Claims for parcels back' })).toBeVisible();
  expect(screen.queryByText(/reported/)).toBeNull();
  expect(screen.getByLabelText('Amount (₹)')).toHaveValue('450.5');
  await user.selectOptions(screen.getByLabelText('Status'), 'paid');
  await user.click(screen.getByRole('button', { name: 'Save claim' }));
  expect(saved).toEqual([{ awb: PARCEL.awb, amount: 45_050, status: 'paid', note: '', seen: claim.at }]);
  expect(await screen.findByLabelText('Amount (₹)')).toHaveAttribute('readonly');
});

test('a lost parcel is claimed once; its claim does not show it twice', async () => {
  show(lost, async () => ok({ success: true, claims: [claim] }));
  expect(await screen.findByRole('button', { name: 'Save claim' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Lost on the way back' })).toBeVisible();
  expect(screen.getAllByLabelText('Status')).toHaveLength(1);
});

test('a claim that is saved keeps the focus on its button', async () => {
  const { user } = show(lost, async () => ok({ success: true, claims: [claim] }));
  await user.type(await screen.findByLabelText(/^Note/), 'Mailed');
  await user.selectOptions(screen.getByLabelText('Status'), 'accepted');
  await user.click(screen.getByRole('button', { name: 'Save claim' }));
  // No way leads back from the saved status.
  await waitFor(() => expect(screen.queryByRole('option', { name: 'Open' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Save claim' })).toHaveFocus();
});

test('claims that cannot be read are not passed over', async () => {
  show(turnedUp, async () => fail({ kind: 'network' }));
  expect(await screen.findByText(/try again|connection|reach/i)).toBeVisible();
});
