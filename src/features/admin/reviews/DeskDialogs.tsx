import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import type { Marked } from '@/domain/reviews/marks';
import { MAX_NOTE, MAX_REPLY } from '@/domain/reviews/moderate';
import { Button, Caption, Dialog, SelectField, TextArea } from '@/ui';
import { messages } from './messages';

const Form = styled.form`
  display: grid;
  gap: 16px;
`;

interface RefuseDialogProps<Reason extends string> {
  of: Marked;
  /** What the team reads of each reason. */
  reasons: Readonly<Record<Reason, string>>;
  onClose: () => void;
  onRefuse: (refusal: { reason: Reason; note: string }) => void;
}

/** Asks for the reason that the writer reads. */
export function RefuseDialog<Reason extends string>({
  of,
  reasons,
  onClose,
  onRefuse,
}: RefuseDialogProps<Reason>) {
  const words = messages.of[of];
  const [reason, setReason] = useState(Object.keys(reasons)[0] as Reason);
  const [note, setNote] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRefuse({ reason, note: note.trim() });
    onClose();
  };
  return (
    <Dialog title={words.refuseTitle} onClose={onClose}>
      <Form onSubmit={submit}>
        <Caption>{words.refuseIntro}</Caption>
        <SelectField
          label={messages.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value as Reason)}
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
          onChange={({ target }) => setNote(target.value)}
        />
        <Button type="submit">{words.sendRefusal}</Button>
        <Button variant="ghost" onClick={onClose}>
          {messages.cancel}
        </Button>
      </Form>
    </Dialog>
  );
}

interface AnswerDialogProps {
  of: Marked;
  /** The answer so far; empty without one. */
  answer: string;
  /** Whether it can be shown without an answer. */
  isRemovable?: boolean;
  onClose: () => void;
  onAnswer: (text: string) => void;
}

/** The shop's answer, which everybody reads. */
export function AnswerDialog({ of, answer, isRemovable = false, onClose, onAnswer }: AnswerDialogProps) {
  const [text, setText] = useState(answer);
  const send = (words: string) => {
    onAnswer(words);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) send(text.trim());
  };
  return (
    <Dialog title={messages.answerTitle} onClose={onClose}>
      <Form onSubmit={submit}>
        <Caption>{messages.of[of].answerIntro}</Caption>
        <TextArea
          label={messages.answerText}
          required
          maxLength={MAX_REPLY}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit">{messages.sendAnswer}</Button>
        {isRemovable && answer && (
          <Button variant="ghost" onClick={() => send('')}>
            {messages.removeAnswer}
          </Button>
        )}
      </Form>
    </Dialog>
  );
}
