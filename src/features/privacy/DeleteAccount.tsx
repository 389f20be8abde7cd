import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { TAX_MONTHS } from '@/domain/customers/retention/retention';
import { FactorDialog, selectUser } from '@/features/auth';
import { Link } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import { credentialsVault } from '@/services';
import { Button, Checkbox, Dialog, ErrorNote, PasswordField, TextLink } from '@/ui';
import { deletionClosed, deletionConfirmed, selectDeletion, type Obstacle } from './privacySlice';
import { messages } from './messages';

const Form = styled.form`
  display: grid;
  gap: 16px;
  padding-bottom: calc(24px + env(safe-area-inset-bottom));
`;
const Facts = styled.dl`
  display: grid;
  gap: 12px;
  color: var(--ink-2);
  dt {
    font-weight: 600;
    color: var(--ink);
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  > button {
    flex: 1 1 180px;
    padding-inline: 16px;
  }
`;
/** Always rendered, so that screen readers announce its text; without text it takes no space. */
const MessageArea = styled.div`
  &:empty {
    margin-top: -16px;
  }
`;

function Against({ obstacle, onLeave }: { obstacle: Obstacle; onLeave: () => void }) {
  return (
    <ErrorNote>
      {obstacle.text}{' '}
      {obstacle.leadsTo === 'orders' && (
        <TextLink as={Link} to={paths.profile} state={{ activeTab: 'orders' }} onClick={onLeave}>
          {messages.deleteAccount.seeYourOrders}
        </TextLink>
      )}
    </ErrorNote>
  );
}

interface Errors {
  password?: string;
  sure?: string;
}

/** Explains what is deleted and what is kept, has the person confirm their identity, and deletes the account. */
export default function DeleteAccount() {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const deletion = useSelector(selectDeletion);
  const [errors, setErrors] = useState<Errors>({});
  const form = useRef<HTMLFormElement>(null);
  const sureError = useId();
  const busy = deletion.status === 'deleting';
  const obstacle = deletion.status === 'open' ? deletion.obstacle : null;

  // The password may have been wrong, so its field gets the focus.
  useEffect(() => {
    if (obstacle) form.current?.querySelector<HTMLInputElement>('[name="password"]')?.focus();
  }, [obstacle]);

  if (!user) return null;
  const wrongPassword = obstacle?.leadsTo === 'password' ? obstacle.text : undefined;
  const byPassword = user.providers.includes('password');
  const close = () => dispatch(deletionClosed());

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy || !form.current) return;
    const entered = new FormData(form.current);
    const password = String(entered.get('password') ?? '');
    const found: Errors = {
      ...(byPassword && !password ? { password: messages.deleteAccount.passwordMissing } : {}),
      ...(entered.get('sure') ? {} : { sure: messages.deleteAccount.tickMissing }),
    };
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) {
      form.current.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    if (byPassword) credentialsVault.hold({ email: user.email, password });
    dispatch(deletionConfirmed(byPassword ? 'password' : 'google'));
  };

  return (
    <Dialog title={messages.deleteAccount.title} size="confirm" onClose={close}>
      <Form ref={form} onSubmit={submit} noValidate>
        <Facts>
          <div>
            <dt>{messages.deleteAccount.whatGoes}</dt>
            <dd>{messages.deleteAccount.whatGoesText}</dd>
          </div>
          <div>
            <dt>{messages.deleteAccount.whatStays}</dt>
            <dd>{messages.deleteAccount.whatStaysText(TAX_MONTHS)}</dd>
          </div>
        </Facts>
        {byPassword ? (
          <PasswordField
            label={messages.deleteAccount.yourPassword}
            name="password"
            autoComplete="current-password"
            required
            hint={messages.deleteAccount.passwordHint}
            readOnly={busy}
            error={errors.password ?? wrongPassword}
          />
        ) : (
          <p>{messages.deleteAccount.googleHint}</p>
        )}
        <div>
          <Checkbox
            name="sure"
            label={messages.deleteAccount.sure}
            aria-invalid={errors.sure ? true : undefined}
            aria-describedby={errors.sure ? sureError : undefined}
          />
          {errors.sure && <ErrorNote id={sureError}>{errors.sure}</ErrorNote>}
        </div>
        <MessageArea role="alert">
          {obstacle && !wrongPassword && <Against obstacle={obstacle} onLeave={close} />}
        </MessageArea>
        <Actions>
          <Button variant="ghost" disabled={busy} onClick={close}>
            {messages.deleteAccount.keep}
          </Button>
          <Button type="submit" variant="danger" busy={busy}>
            {messages.deleteAccount.deleteNow}
          </Button>
        </Actions>
      </Form>
      <FactorDialog />
    </Dialog>
  );
}
