import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Marked } from '@/domain/reviews/marks';
import { MAX_NOTE, MAX_REPLY } from '@/domain/reviews/moderate';
import { Button, SelectField, TextArea } from '@/ui';
import { FormDialog } from '../shared';
import { messages } from './messages';
import { ReadAgain } from './ReadAgain';
import { answerTyped, dialogClosed, refusalTyped, selectReviewDesk } from './reviewsSlice';

/** The progress of sending from the open dialog. */
function useSending(id: string) {
  const state = useSelector(selectReviewDesk).sending[id];
  const failed = state?.status === 'failed' ? state : null;
  return {
    isSending: state?.status === 'sending',
    problem: failed?.message ?? '',
    isChanged: failed?.isChanged === true,
  };
}

interface RefuseDialogProps<Reason extends string> {
  of: Marked;
  id: string;
  /** The team's label of each reason. */
  reasons: Readonly<Record<Reason, string>>;
  onRefuse: (refusal: { reason: Reason; note: string }) => void;
}

/** Asks for the reason, which the writer reads. It closes once sent; the draft stays until then. */
export function RefuseDialog<Reason extends string>({
  of,
  id,
  reasons,
  onRefuse,
}: RefuseDialogProps<Reason>) {
  const dispatch = useDispatch();
  const words = messages.of[of];
  const { isSending, problem, isChanged } = useSending(id);
  const draft = useSelector(selectReviewDesk).refusals[id];
  const reason = (draft?.reason ?? Object.keys(reasons)[0]) as Reason;
  const note = draft?.note ?? '';
  return (
    <FormDialog
      title={words.refuseTitle}
      hint={words.refuseIntro}
      action={words.sendRefusal}
      isSending={isSending}
      problem={problem}
      remedy={isChanged && <ReadAgain />}
      onClose={() => dispatch(dialogClosed())}
      onSend={() => onRefuse({ reason, note: note.trim() })}
    >
      <SelectField
        label={messages.reason}
        value={reason}
        onChange={({ target }) => dispatch(refusalTyped({ id, refusal: { reason: target.value, note } }))}
      >
        {Object.entries<string>(reasons).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={messages.note}
        optional
        maxLength={MAX_NOTE}
        value={note}
        onChange={({ target }) => dispatch(refusalTyped({ id, refusal: { reason, note: target.value } }))}
      />
    </FormDialog>
  );
}

interface AnswerDialogProps {
  of: Marked;
  id: string;
  /** The answer so far; empty without one. */
  answer: string;
  /** Whether the answer can be removed. */
  isRemovable?: boolean;
  /** `before` is missing if the team replaces a colleague's answer on purpose. */
  onAnswer: (body: { text: string; before?: string }) => void;
}

/** The shop's public answer. The dialog closes once it is sent; the draft stays until then. */
export function AnswerDialog({ of, id, answer, isRemovable = false, onAnswer }: AnswerDialogProps) {
  const dispatch = useDispatch();
  const { isSending, problem, isChanged } = useSending(id);
  const text = useSelector(selectReviewDesk).drafts[id] ?? answer;
  const [hasTried, setHasTried] = useState(false);
  const isBlank = text.trim() === '';
  const send = (words: string) => onAnswer(isChanged ? { text: words } : { text: words, before: answer });
  return (
    <FormDialog
      title={messages.answerTitle}
      hint={messages.of[of].answerIntro}
      action={messages.sendAnswer}
      isSending={isSending}
      problem={problem}
      remedy={isChanged && <ReadAgain />}
      onClose={() => dispatch(dialogClosed())}
      onSend={() => {
        setHasTried(true);
        if (!isBlank) send(text.trim());
      }}
    >
      <TextArea
        label={messages.answerText}
        required
        maxLength={MAX_REPLY}
        value={text}
        error={hasTried && isBlank ? messages.answerMissing : undefined}
        onChange={({ target }) => dispatch(answerTyped({ id, text: target.value }))}
      />
      {isRemovable && answer && (
        <Button variant="ghost" size="sm" onClick={() => send('')}>
          {messages.removeAnswer}
        </Button>
      )}
    </FormDialog>
  );
}
