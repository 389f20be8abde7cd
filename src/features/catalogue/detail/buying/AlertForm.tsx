import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import type { AlertRequest } from '@/domain/contracts/shoppers/alerts';
import { isMailAddress } from '@/domain/mail/outgoingMail';
import { aboutOf, alertSubmitted, selectAlerts } from '@/features/alerts';
import { selectUser } from '@/features/auth';
import { catchFocus } from '@/lib/focusContent';
import { Box, Caption, ErrorNote, FieldWithAction, Icon, mailIcon, OkNote } from '@/ui';
import { BoxTitle } from '../Box.styles';
import { messages } from '../messages/alert';

export type AlertAbout = Omit<AlertRequest, 'email'>;

const Whole = styled(Box)`
  flex: 1;
`;
const Answer = styled.div`
  margin-top: 12px;
`;

/** The form for an alert: back in stock, or a lower price. A guest gets a link that confirms the address. */
export default function AlertForm({ about }: { about: AlertAbout }) {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const { asked } = useSelector(selectAlerts);
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const email = typed ?? user?.email ?? '';
  const progress = asked[aboutOf(about)] ?? ({ status: 'idle' } as const);
  // The pressed button is unmounted, so the field takes the focus.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  const answer = useRef<HTMLDivElement>(null);
  const isDone = progress.status === 'done';
  // The form is unmounted, so the answer takes the focus.
  useEffect(() => {
    if (isDone) catchFocus(answer.current);
  }, [isDone]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (progress.status === 'sending') return;
    const address = email.trim();
    const isValid = isMailAddress(address);
    setWrong(!isValid);
    if (isValid) dispatch(alertSubmitted({ ...about, email: address }));
    else field.current?.focus();
  };
  const problem = isWrong ? messages.wrong : progress.status === 'failed' && progress.message;
  return (
    <Whole>
      <BoxTitle as="label" htmlFor={id}>
        <Icon name={mailIcon} size={20} />
        {messages.heading(about.kind)}
      </BoxTitle>
      {!isDone && (
        <FieldWithAction onSubmit={submit} noValidate {...(problem ? { 'data-wrong': '' } : {})}>
          <input
            ref={field}
            id={id}
            type="email"
            autoComplete="email"
            value={email}
            readOnly={progress.status === 'sending'}
            aria-describedby={`${id}-answer`}
            aria-invalid={Boolean(problem) || undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          <button type="submit" aria-disabled={progress.status === 'sending' || undefined}>
            {messages.send}
          </button>
        </FieldWithAction>
      )}
      <Answer ref={answer} id={`${id}-answer`} role="status" tabIndex={-1}>
        {problem && <ErrorNote>{problem}</ErrorNote>}
        {isDone ? <OkNote>{progress.message}</OkNote> : <Caption>{messages.once}</Caption>}
      </Answer>
    </Whole>
  );
}
