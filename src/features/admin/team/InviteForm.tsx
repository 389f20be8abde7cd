import { useRef, useState, type FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isMailAddress } from '@/domain/mail/outgoingMail';
import { ROLES, type Role } from '@/domain/staff/roles';
import { focusInvalid } from '@/lib/focusInvalid';
import { useAfterStep } from '@/lib/hooks/useFocusAfterStep';
import { Button, ErrorNote, SelectField, TextField } from '@/ui';
import { messages } from './messages';
import { Block, InviteFields } from './Team.styles';
import { selectTeam, teamActions, type TeamAct } from './teamSlice';

/** Asks for an email and a role, and sends the invitation. */
export function InviteForm() {
  const dispatch = useDispatch();
  const { current, sending } = useSelector(selectTeam);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('packer');
  const [sent, setSent] = useState<TeamAct | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const isMissing = !isMailAddress(email.trim());
  const isBusy = sending.status === 'sending';
  // 'Send again' of an open invitation sends one too.
  const isMine = sending.status !== 'idle' && sending.act === sent;
  const field = useRef<HTMLInputElement>(null);
  useAfterStep(current, isMine ? sending.status : 'idle', (isSent) => {
    if (!isSent) return;
    // For the next invitation.
    setEmail('');
    setRole('packer');
    field.current?.focus();
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(isMissing);
    if (isMissing) return void focusInvalid(event.currentTarget);
    const invitation: TeamAct = { kind: 'invite', email: email.trim(), role };
    setSent(invitation);
    dispatch(teamActions.actRequested(invitation));
  };
  return (
    <Block>
      <h2>{messages.inviteTitle}</h2>
      <InviteFields onSubmit={send} noValidate aria-label={messages.inviteTitle}>
        <TextField
          ref={field}
          label={messages.email}
          type="email"
          maxLength={254}
          autoComplete="off"
          value={email}
          error={hasTried && isMissing ? messages.emailMissing : undefined}
          onChange={({ target }) => setEmail(target.value)}
        />
        <SelectField
          label={messages.role}
          value={role}
          onChange={({ target }) => setRole(target.value as Role)}
        >
          {ROLES.map((one) => (
            <option key={one} value={one}>
              {messages.labels[one]}
            </option>
          ))}
        </SelectField>
        <Button type="submit" size="sm" busy={isBusy && isMine} disabled={isBusy && !isMine}>
          {messages.invite}
        </Button>
      </InviteFields>
      <div role="alert">
        {sending.status === 'failed' && sending.act.kind === 'invite' && (
          <ErrorNote>{sending.message}</ErrorNote>
        )}
      </div>
    </Block>
  );
}
