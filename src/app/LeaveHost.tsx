import { useSyncExternalStore } from 'react';
import { ConfirmDialog } from '@/features/notifications';
import { answerLeave, leaveQuestion, watchLeaveQuestion } from '@/lib/unsaved';

const WORDS = {
  page: { title: 'Leave without saving?', confirmLabel: 'Leave', cancelLabel: 'Stay' },
  session: { title: 'Log out without saving?', confirmLabel: 'Log out', cancelLabel: 'Stay' },
} as const;

/** Asks whoever is about to go with something that is not saved. */
export function LeaveHost() {
  const question = useSyncExternalStore(watchLeaveQuestion, leaveQuestion);
  if (!question) return null;
  const { about, text } = question;
  return <ConfirmDialog {...WORDS[about]} text={text} danger onAnswer={answerLeave} />;
}
