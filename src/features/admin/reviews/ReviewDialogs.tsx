import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import type { AdminReview } from '@/domain/contracts/adminReviews';
import { MAX_NOTE, MAX_REPLY, type RefusalReason } from '@/domain/reviews/moderate';
import { Button, Caption, Dialog, SelectField, TextArea } from '@/ui';
import { messages } from './messages';

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

interface RefuseDialogProps {
  onClose: () => void;
  onRefuse: (refusal: { reason: RefusalReason; note: string }) => void;
}

/** Asks for the reason that the writer reads. */
export function RefuseDialog({ onClose, onRefuse }: RefuseDialogProps) {
  const [reason, setReason] = useState<RefusalReason>('off_topic');
  const [note, setNote] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRefuse({ reason, note: note.trim() });
    onClose();
  };
  return (
    <Dialog title={messages.refuseTitle} onClose={onClose}>
      <Form onSubmit={submit}>
        <Caption>{messages.refuseIntro}</Caption>
        <SelectField
          label={messages.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value as RefusalReason)}
        >
          {Object.entries(messages.reasons).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
        <TextArea
          label={messages.note}
          optional
          maxLength={MAX_NOTE}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <Button type="submit">{messages.sendRefusal}</Button>
        <Button variant="ghost" onClick={onClose}>
          {messages.cancel}
        </Button>
      </Form>
    </Dialog>
  );
}

interface AnswerDialogProps {
  review: AdminReview;
  onClose: () => void;
  onAnswer: (text: string) => void;
}

/** The shop's answer, which everybody reads. */
export function AnswerDialog({ review, onClose, onAnswer }: AnswerDialogProps) {
  const [text, setText] = useState(review.reply);
  const send = (answer: string) => {
    onAnswer(answer);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) send(text.trim());
  };
  return (
    <Dialog title={messages.answerTitle} onClose={onClose}>
      <Form onSubmit={submit}>
        <Caption>{messages.answerIntro}</Caption>
        <TextArea
          label={messages.answerText}
          required
          maxLength={MAX_REPLY}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit">{messages.sendAnswer}</Button>
        {review.reply && (
          <Button variant="ghost" onClick={() => send('')}>
            {messages.removeAnswer}
          </Button>
        )}
      </Form>
    </Dialog>
  );
}
