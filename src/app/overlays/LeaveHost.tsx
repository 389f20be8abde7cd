import { useDispatch, useSelector } from 'react-redux';
import { ConfirmDialog } from '@/features/notifications';
import { leaveAnswered, selectLeaveQuestion } from '@/features/unsaved';
import { messages } from '../messages';

const DIALOG_TEXTS = {
  page: { title: messages.leaveWithoutSaving, confirmLabel: messages.leave, cancelLabel: messages.stay },
  session: { title: messages.logOutWithoutSaving, confirmLabel: messages.logOut, cancelLabel: messages.stay },
} as const;

/** Asks before unsaved entries are lost. */
export function LeaveHost() {
  const dispatch = useDispatch();
  const question = useSelector(selectLeaveQuestion);
  if (!question) return null;
  const { about, text } = question;
  const answer = (leaves: boolean) => dispatch(leaveAnswered(leaves));
  return <ConfirmDialog {...DIALOG_TEXTS[about]} text={text} danger onAnswer={answer} />;
}
