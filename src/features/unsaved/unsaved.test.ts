import { fakeServices } from '@/testing/fakeServices';
import { runSaga } from '@/testing/runSaga';
import { askToLeave, formBecameUnsaved, formSettled, leaveAnswered, selectHasUnsavedForms } from '.';

const editor = { id: 'editor', text: 'The product is not saved.' };
const reply = { id: 'reply', text: 'The reply is not sent.' };

function confirmLeaving(text?: string) {
  const answered = jest.fn();
  const saga = function* () {
    answered(yield* askToLeave('page', text));
  };
  const run = runSaga([], fakeServices().services);
  run.dispatch(formBecameUnsaved(editor));
  run.dispatch(formBecameUnsaved(reply));
  const start = () => run.run(saga);
  return { ...run, answered, start };
}

test('forms are unsaved until each has been saved or discarded', () => {
  const { dispatch, state } = confirmLeaving();
  dispatch(formSettled(reply));
  expect(selectHasUnsavedForms(state())).toBe(true);
  dispatch(formSettled(editor));
  expect(selectHasUnsavedForms(state())).toBe(false);
});

test.each([true, false])(
  'the confirmation is that of the latest form, and the answer %s closes it',
  (leaves) => {
    const { dispatch, state, answered, start } = confirmLeaving();
    start();
    expect(state().unsaved.question).toMatchObject({ about: 'page', text: reply.text });
    dispatch(leaveAnswered(leaves));
    expect(answered).toHaveBeenCalledWith(leaves);
    expect(state().unsaved.question).toBeNull();
  },
);

test('another confirmation answers the open one with no', () => {
  const { state, answered, start } = confirmLeaving('First');
  start();
  start();
  expect(answered.mock.calls).toEqual([[false]]);
  expect(state().unsaved.question).not.toBeNull();
});

test('a sign-out elsewhere closes the confirmation and forgets the forms', () => {
  const { dispatch, state, answered, start } = confirmLeaving();
  start();
  // An action of the auth feature, which this one may not import.
  dispatch({ type: 'auth/signedOut' });
  expect(answered).toHaveBeenCalledWith(false);
  expect(selectHasUnsavedForms(state())).toBe(false);
});
