import { put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { leaveAsked, selectLeaveAnswer, type LeaveQuestion } from './unsavedSlice';

/**
 * Asks whether unsaved entries may be lost, by default with the text of the latest unsaved form. Returns the answer.
 */
export function* askToLeave(about: LeaveQuestion['about'], text?: string): SagaGenerator<boolean> {
  const { payload } = yield* put(leaveAsked(about, text));
  while (true) {
    const answer = yield* select(selectLeaveAnswer, payload.id);
    if (answer !== undefined) return answer;
    // Any action may end the question: a sign-out in another tab clears the slice.
    yield* take('*');
  }
}
