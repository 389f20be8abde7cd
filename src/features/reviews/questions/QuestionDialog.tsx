import { useRef, useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { QUESTION_LENGTH, questionError } from '@/domain/questions/question';
import { selectUser } from '@/features/auth';
import { Button, Caption, Dialog, ErrorNote, TextArea } from '@/ui';
import { Removal } from '../writing/Removal';
import { Fields, Thanks } from '../Reviews.styles';
import { messages } from './messages';
import {
  questionDeleted,
  questionFormClosed,
  questionSubmitted,
  questionTyped,
  selectQuestions,
  type QuestionForm,
} from './questionsSlice';

function Form({ form }: { form: QuestionForm }) {
  const dispatch = useDispatch();
  const { sending } = useSelector(selectQuestions);
  const area = useRef<HTMLTextAreaElement>(null);
  const { text } = form;
  const [error, setError] = useState<string | null>(null);
  const busy = sending.status === 'sending';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = questionError(text.trim());
    setError(found);
    if (found) area.current?.focus();
    else dispatch(questionSubmitted({ ...form, text: text.trim() }));
  };
  return (
    <Fields onSubmit={submit} noValidate>
      <TextArea
        ref={area}
        label={messages.text}
        hint={messages.textHint}
        maxLength={QUESTION_LENGTH.most}
        value={text}
        error={error ?? undefined}
        readOnly={busy}
        onChange={({ target }) => dispatch(questionTyped(target.value))}
      />
      <Caption>{messages.shownNote}</Caption>
      <div role="alert">{sending.status === 'failed' && <ErrorNote>{sending.message}</ErrorNote>}</div>
      <Button type="submit" busy={busy}>
        {busy ? messages.sending : messages.send}
      </Button>
      {form.id && (
        <Removal label={messages.remove} busy={busy} onRemove={() => dispatch(questionDeleted(form))} />
      )}
    </Fields>
  );
}

/** The sheet for the person's question about a product: write, change or delete it. */
export default function QuestionDialog() {
  const dispatch = useDispatch();
  const { form, sending } = useSelector(selectQuestions);
  const user = useSelector(selectUser);
  // A guest is asked to sign in first.
  if (!form || !user) return null;
  const close = () => dispatch(questionFormClosed());
  return (
    <Dialog title={messages.form} onClose={close}>
      {sending.status === 'done' ? (
        <Thanks>
          <p role="status">{sending.message}</p>
          <Button onClick={close}>{messages.done}</Button>
        </Thanks>
      ) : (
        <Form form={form} />
      )}
    </Dialog>
  );
}
