import { useDispatch, useSelector } from 'react-redux';
import { ConfirmDialog } from '@/features/notifications';
import { leaveAnswered, selectLeaveQuestion } from '@/features/unsaved';

const WORDS = {
  page: { title: 'Leave without saving?', confirmLabel: 'Leave', cancelLabel: 'Stay' },
  session: { title: 'Log out without saving?', confirmLabel: 'Log out', cancelLabel: 'Stay' },
} as const;

/** Asks before unsaved entries are lost. */
export function LeaveHost() {
  const dispatch = useDispatch();
  const question = useSelector(selectLeaveQuestion);
  if (!question) return null;
  const { about, text } = question;
  const answer = (leaves: boolean) => dispatch(leaveAnswered(leaves));
  return <ConfirmDialog {...WORDS[about]} text={text} danger onAnswer={answer} />;
}
