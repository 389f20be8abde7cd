import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { adminReturnPath } from '@/app/router/paths';
import { fetched, received } from '@/domain/orders/returnDesk/testing/deskSteps';
import { signedIn } from '@/features/auth';
import { orderLoaded } from '@/features/admin/openOrder';
import { selectHasUnsavedForms, type UnsavedRoot } from '@/features/unsaved';
import { aUser } from '@/testing/builders';
import { renderAdmin } from '../../testing/renderAdmin';
import { messages as shared } from '../../shared/messages';
import { messages } from '../messages';
import { returnsRequested } from '../list/returnListSlice';
import { returnActions } from './openReturnSlice';
import ReturnScreen from './ReturnScreen';

const order = received();

function open(shown = order) {
  const path = adminReturnPath(shown.orderId);
  const view = renderAdmin(
    <Routes>
      <Route path="/admin/returns/:orderId" element={<ReturnScreen />} />
    </Routes>,
    { path, sagas: [], before: [signedIn(aUser({ role: 'owner' })), orderLoaded(shown)] },
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

test('while a step is sent no other one can be pressed', async () => {
  const { orderId } = order;
  const { user, dispatch, state } = open(fetched());
  const words = screen.getByRole('textbox', { name: messages.page.answer('Asha') });
  await user.type(words, 'It never came');
  dispatch(returnActions.stepRequested({ orderId, step: 'pickup', body: {} }));
  expect(await screen.findByRole('button', { name: messages.page.close })).toBeDisabled();
  dispatch(returnActions.stepRequested({ orderId, step: 'close', body: {} }));
  expect(state().admin.openReturn.sending).toEqual({ status: 'sending', step: 'pickup' });
});

test('sizes that did not load are asked for again, before the same ones are sent', async () => {
  const { user, dispatch, state } = open();
  dispatch(returnActions.verdictChosen({ key: '0', verdict: 'resell' }));
  dispatch(returnActions.draftChanged({ outcome: 'replace' }));
  dispatch(returnActions.returnFailed('The shop could not be reached.'));
  expect(await screen.findByText('The shop could not be reached.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: shared.tryAgain }));
  expect(state().admin.openReturn.found).toEqual({ status: 'loading' });
});

test('the link back leads to the page of the list that was left', () => {
  const { dispatch } = open();
  dispatch(returnsRequested({ tab: 'judge', after: '2026-11-20T10:00:00.000Z_GLM1' }));
  const back = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: messages.page.back }).href);
  expect(Object.fromEntries(back.searchParams)).toEqual({
    tab: 'judge',
    after: '2026-11-20T10:00:00.000Z_GLM1',
  });
});
