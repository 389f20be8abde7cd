import { useEffect, useRef, useState, type ClipboardEvent, type SyntheticEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isCode } from '@/domain/customers/phoneLogin';
import { messages as fields } from '@/domain/text/messages';
import { isPhone, PHONE_DIGITS, phoneIn, typedPhone } from '@/domain/text/phone';
import { useCountdown } from '@/lib/hooks/useCountdown';
import { credentialsVault } from '@/services';
import { Button, ErrorNote, OkNote, TextField, TextLink } from '@/ui';
import { CodeField } from '../panel/CodeField';
import { Spoken, WayForm } from '../panel/LoginPanel.styles';
import { messages } from './messages';
import {
  codePhoneTyped,
  codeRequested,
  codeSubmitted,
  otherPhoneChosen,
  selectPhoneCode,
  type CodePurpose,
  type SentCode,
} from './phoneCodeSlice';

const START = { justifySelf: 'start' } as const;

/** Whether a failure was shown; announced, and the field gets the focus again. */
function Problem({ text }: { text: string }) {
  return <Spoken role="alert">{text && <ErrorNote>{text}</ErrorNote>}</Spoken>;
}

function PhoneStep({ purpose }: { purpose: CodePurpose }) {
  const dispatch = useDispatch();
  const { phone, status, problem } = useSelector(selectPhoneCode);
  const field = useRef<HTMLInputElement>(null);
  const [isWrong, setWrong] = useState(false);
  const busy = status === 'sending';
  useEffect(() => {
    field.current?.focus();
  }, [problem]);
  const change = (text: string) => dispatch(codePhoneTyped(text));
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    if (!busy) change(phoneIn(event.clipboardData.getData('text')));
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    setWrong(!isPhone(phone));
    if (isPhone(phone)) dispatch(codeRequested({ purpose, phone }));
    else field.current?.focus();
  };
  return (
    <WayForm onSubmit={submit} noValidate>
      <p>{messages[purpose].text}</p>
      <TextField
        ref={field}
        label={messages.phone}
        hint={messages.phoneHint}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={PHONE_DIGITS}
        required
        data-autofocus=""
        readOnly={busy}
        value={phone}
        error={isWrong && !isPhone(phone) ? fields.wrongPhone : undefined}
        onChange={(event) => change(typedPhone(event.target.value))}
        onPaste={paste}
      />
      <Problem text={problem} />
      <Button type="submit" wide busy={busy}>
        {messages.send}
      </Button>
    </WayForm>
  );
}

function CodeStep({ purpose, sent }: { purpose: CodePurpose; sent: SentCode }) {
  const dispatch = useDispatch();
  const { phone, status, problem } = useSelector(selectPhoneCode);
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const wait = useCountdown(sent.wait);
  const busy = status !== 'idle';
  useEffect(() => {
    field.current?.focus();
  }, [problem, sent]);
  const change = (text: string) => {
    setCode(text);
    setMissing(false);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    setMissing(!isCode(code));
    if (!isCode(code)) return field.current?.focus();
    credentialsVault.hold({ email: phone, password: code });
    dispatch(codeSubmitted(purpose));
  };
  return (
    <WayForm onSubmit={submit} noValidate>
      <Spoken role="status">
        <OkNote>{messages.sent(phone)}</OkNote>
      </Spoken>
      <CodeField
        ref={field}
        label={messages.code}
        hint={messages.codeHint}
        busy={busy}
        value={code}
        error={isMissing ? messages.codeMissing : undefined}
        onChange={change}
      />
      <Problem text={problem} />
      <Button type="submit" wide busy={status === 'checking'}>
        {messages[purpose].submit}
      </Button>
      <Button
        variant="ghost"
        wide
        disabled={wait > 0}
        busy={status === 'sending'}
        onClick={() => dispatch(codeRequested({ purpose, phone }))}
      >
        {wait > 0 ? messages.againIn(wait) : messages.again}
      </Button>
      <TextLink as="button" type="button" style={START} onClick={() => dispatch(otherPhoneChosen())}>
        {messages.otherNumber}
      </TextLink>
    </WayForm>
  );
}

/** Asks for a mobile number, and then for the code that was sent to it. */
export function CodeForm({ purpose }: { purpose: CodePurpose }) {
  const { sent } = useSelector(selectPhoneCode);
  return sent ? <CodeStep purpose={purpose} sent={sent} /> : <PhoneStep purpose={purpose} />;
}
