import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { adminReturnPath } from '@/app/router/paths';
import { received } from '@/domain/orders/returnDesk/testing/deskSteps';
import { signedIn } from '@/features/auth';
import { orderLoaded } from '@/features/admin/openOrder';
import { selectHasUnsavedForms, type UnsavedRoot } from '@/features/unsaved';
import { aUser } from '@/testing/builders';
import { renderAdmin } from '../../testing/renderAdmin';
import { messages } from '../messages';
import { returnActions } from './openReturnSlice';
import ReturnScreen from './ReturnScreen';

const order = received();

function open() {
  const path = adminReturnPath(order.orderId);
  const view = renderAdmin(
    <Routes>
      <Route path="/admin/returns/:orderId" element={<ReturnScreen />} />
    </Routes>,
    { path, sagas: [], before: [signedIn(aUser({ role: 'owner' })), orderLoaded(order)] },
  );
  return { ...view, isUnsaved: () => selectHasUnsavedForms(view.state() as unknown as UnsavedRoot) };
}

test('verdicts and words that are not sent are not left without asking', async () => {
  const { user, dispatch, isUnsaved } = open();
  expect(isUnsaved()).toBe(false);
  await user.click(screen.getByRole('radio', { name: messages.verdicts.keep }));
  expect(isUnsaved()).toBe(true);
  dispatch(returnActions.stepFinished(order.orderId));
  expect(isUnsaved()).toBe(false);
});

test.each([
  { words: 'It was opened' },
  { reference: 'UTR1' },
  { outcome: 'replace' as const },
  { sizes: { 0: 'T-2' } },
])('%j alone would be lost, too', (change) => {
  const { dispatch, isUnsaved } = open();
  dispatch(returnActions.draftChanged(change));
  expect(isUnsaved()).toBe(true);
});
