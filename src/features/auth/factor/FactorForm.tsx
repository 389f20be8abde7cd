import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { isCode } from '@/domain/customers/phoneLogin';
import { problemOf, type Sending } from '@/lib/sending';
import { credentialsVault } from '@/services';
import { Button, ErrorNote } from '@/ui';
import { CodeField } from '../panel/CodeField';
import { Spoken, WayForm } from '../panel/LoginPanel.styles';
import { messages } from './messages';

interface FactorFormProps {
  /** On the button. */
  submit: string;
  sending: Sending;
  /** Called once the code lies in the credentials vault. */
  onSubmit: () => void;
  /** Above the field. */
  children: ReactNode;
  /** Below the button. */
  after?: ReactNode;
}

/** Asks for the code that an authenticator app shows. */
export function FactorForm({ submit, sending, onSubmit, children, after }: FactorFormProps) {
  const busy = sending.status === 'sending';
  const problem = problemOf(sending);
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (problem) field.current?.select();
  }, [problem]);
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    setMissing(!isCode(code));
    if (!isCode(code)) return field.current?.focus();
    credentialsVault.hold({ email: '', password: code });
    onSubmit();
  };
  return (
    <WayForm onSubmit={send} noValidate>
      {children}
      <CodeField
        ref={field}
        label={messages.code}
        hint={messages.codeHint}
        busy={busy}
        value={code}
        error={isMissing ? messages.codeMissing : undefined}
        onChange={(text) => {
          setCode(text);
          setMissing(false);
        }}
      />
      <Spoken role="alert">{problem && !isMissing && <ErrorNote>{problem}</ErrorNote>}</Spoken>
      <Button type="submit" wide busy={busy}>
        {submit}
      </Button>
      {after}
    </WayForm>
  );
}
