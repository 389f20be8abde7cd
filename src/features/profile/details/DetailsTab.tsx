import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { shownPhone } from '@/domain/customers/phoneLogin';
import {
  logoutRequested,
  PhoneLogin,
  passwordResetSubmitted,
  selectPanelDialog,
  selectRole,
  selectUser,
  useHasPhoneLogin,
  type SignedInUser,
} from '@/features/auth';
import {
  profileEditStarted,
  profileRequested,
  selectProfileForm,
  selectPhone,
  selectPhoneNumber,
} from '@/features/userProfile';
import { emailChangeOpened, selectPendingEmail } from '@/features/emailChange';
import { useFocusAfterRetry } from '@/lib/hooks/useFocusAfterRetry';
import { useOnChange } from '@/lib/hooks/useOnChange';
import { Button, Caption, H2, H3, OkNote, TextLink } from '@/ui';
import { DetailsForm } from './DetailsForm';
import { Facts } from '../ProfileScreen.styles';
import { signInWays } from './signInWays';
import { YourAlerts } from './YourAlerts';
import { YourData } from './YourData';
import { YourMails } from './YourMails';
import { messages } from '../messages';

const Missing = styled.span`
  color: var(--ink-3);
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 20px;
`;

function Phone() {
  const dispatch = useDispatch();
  const phone = useSelector(selectPhone);
  const again = useFocusAfterRetry(phone.status);
  if (phone.status === 'failed') {
    return (
      <>
        {phone.message}{' '}
        <TextLink ref={again} as="button" type="button" onClick={() => dispatch(profileRequested())}>
          {messages.detailsTab.tryAgain}
        </TextLink>
      </>
    );
  }
  if (phone.status !== 'ready') return <Missing>{messages.detailsTab.loading}</Missing>;
  return phone.value || <Missing>{messages.detailsTab.notGiven}</Missing>;
}

/** The person's name, phone number and sign-in methods, with a form to change them. */
function YourDetails({ user }: { user: SignedInUser }) {
  const dispatch = useDispatch();
  const isPhoneKnown = useSelector(selectPhone).status === 'ready';
  const phone = useSelector(selectPhoneNumber);
  const closed = useSelector(selectProfileForm).status === 'closed';
  const [openedHere, setOpenedHere] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);

  // The closed form had the focus.
  useOnChange(closed, () => {
    if (closed) edit.current?.focus();
  });

  if (!closed) return <DetailsForm focusFirst={openedHere} />;
  const start = () => {
    setOpenedHere(true);
    dispatch(profileEditStarted({ displayName: user.displayName, phone }));
  };
  return (
    <>
      <Facts>
        <div>
          <dt>{messages.detailsTab.name}</dt>
          <dd>{user.displayName || <Missing>{messages.detailsTab.notGiven}</Missing>}</dd>
        </div>
        <div>
          <dt>{messages.detailsTab.mobile}</dt>
          <dd>
            <Phone />
          </dd>
        </div>
      </Facts>
      <Actions>
        <Button ref={edit} variant="ghost" size="sm" disabled={!isPhoneKnown} onClick={start}>
          {messages.detailsTab.editDetails}
        </Button>
      </Actions>
    </>
  );
}

const NOTE = { marginTop: 8 } as const;

/** The note below the address: a link waits to be opened, or the address of a colleague cannot change. */
function EmailNote({ isTeam }: { isTeam: boolean }) {
  const dispatch = useDispatch();
  const pending = useSelector(selectPendingEmail);
  if (isTeam) return <Caption style={NOTE}>{messages.detailsTab.teamEmail}</Caption>;
  if (!pending) return null;
  return (
    <>
      <Caption style={NOTE}>{messages.detailsTab.pendingEmail(pending)}</Caption>
      <TextLink as="button" type="button" onClick={() => dispatch(emailChangeOpened())}>
        {messages.detailsTab.noMail}
      </TextLink>
    </>
  );
}

function SigningIn({ user }: { user: SignedInUser }) {
  const dispatch = useDispatch();
  const sending = useSelector(selectPanelDialog).kind === 'sending';
  const hasPhoneLogin = useHasPhoneLogin();
  const isTeam = useSelector(selectRole) !== null;
  return (
    <section>
      <H3>{messages.detailsTab.signingIn}</H3>
      <Facts>
        <div>
          <dt>{messages.detailsTab.email}</dt>
          <dd>
            {user.email}
            <OkNote>{messages.detailsTab.verified}</OkNote>
            <EmailNote isTeam={isTeam} />
          </dd>
        </div>
        <div>
          <dt>{messages.detailsTab.signIn}</dt>
          <dd>{signInWays(user.providers)}</dd>
        </div>
        {hasPhoneLogin && (
          <div>
            <dt>{messages.detailsTab.codes}</dt>
            <dd>{user.phone ? shownPhone(user.phone) : <Missing>{messages.detailsTab.notGiven}</Missing>}</dd>
          </div>
        )}
      </Facts>
      <Actions>
        {!isTeam && (
          <Button variant="ghost" size="sm" onClick={() => dispatch(emailChangeOpened())}>
            {messages.detailsTab.changeEmail}
          </Button>
        )}
        {user.providers.includes('password') && (
          <Button
            variant="ghost"
            size="sm"
            busy={sending}
            onClick={() => dispatch(passwordResetSubmitted(user.email))}
          >
            {messages.detailsTab.changePassword}
          </Button>
        )}
        {hasPhoneLogin && <PhoneLogin />}
        <Button variant="ghost" size="sm" onClick={() => dispatch(logoutRequested())}>
          {messages.detailsTab.logout}
        </Button>
      </Actions>
      {user.providers.includes('password') && (
        <Caption style={{ marginTop: 10 }}>{messages.detailsTab.passwordHint}</Caption>
      )}
    </section>
  );
}

export function DetailsTab() {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  // Another device may have changed them.
  useEffect(() => {
    dispatch(profileRequested());
  }, [dispatch]);
  if (!user) return null;
  return (
    <>
      <H2>{messages.detailsTab.title}</H2>
      <YourDetails user={user} />
      <SigningIn user={user} />
      <YourMails />
      <YourAlerts />
      <YourData />
    </>
  );
}
