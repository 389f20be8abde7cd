import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import {
  logoutRequested,
  passwordResetSubmitted,
  selectReset,
  selectUser,
  type SignedInUser,
} from '@/features/auth';
import {
  profileEditStarted,
  profileRequested,
  selectProfileForm,
  selectPhone,
  selectPhoneNumber,
} from '@/features/userProfile';
import { Button, Caption, H2, H3, OkNote, TextLink } from '@/ui';
import { DetailsForm } from './DetailsForm';
import { Facts } from './ProfileScreen.styles';
import { signInWays } from './signInWays';
import { YourData } from './YourData';

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
  if (phone.status === 'failed') {
    return (
      <>
        {phone.message}{' '}
        <TextLink as="button" type="button" onClick={() => dispatch(profileRequested())}>
          Try again
        </TextLink>
      </>
    );
  }
  if (phone.status !== 'ready') return <Missing>Loading</Missing>;
  return phone.value || <Missing>Not given</Missing>;
}

/** How the person is called and reached, how they sign in, and the way to change it. */
function YourDetails({ user }: { user: SignedInUser }) {
  const dispatch = useDispatch();
  const known = useSelector(selectPhone).status === 'ready';
  const phone = useSelector(selectPhoneNumber);
  const closed = useSelector(selectProfileForm).status === 'closed';
  const [openedHere, setOpenedHere] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);

  // The form took the focus with it.
  const wasClosed = useRef(closed);
  useEffect(() => {
    if (closed && !wasClosed.current) edit.current?.focus();
    wasClosed.current = closed;
  }, [closed]);

  if (!closed) return <DetailsForm focusFirst={openedHere} />;
  const start = () => {
    setOpenedHere(true);
    dispatch(profileEditStarted({ displayName: user.displayName, phone }));
  };
  return (
    <>
      <Facts>
        <div>
          <dt>Name</dt>
          <dd>{user.displayName || <Missing>Not given</Missing>}</dd>
        </div>
        <div>
          <dt>Mobile</dt>
          <dd>
            <Phone />
          </dd>
        </div>
      </Facts>
      <Actions>
        <Button ref={edit} variant="ghost" size="sm" disabled={!known} onClick={start}>
          Edit details
        </Button>
      </Actions>
    </>
  );
}

function SigningIn({ user }: { user: SignedInUser }) {
  const dispatch = useDispatch();
  const sending = useSelector(selectReset).kind === 'sending';
  return (
    <section>
      <H3>Signing in</H3>
      <Facts>
        <div>
          <dt>Email</dt>
          <dd>
            {user.email}
            <OkNote>Verified</OkNote>
          </dd>
        </div>
        <div>
          <dt>Sign-in</dt>
          <dd>{signInWays(user.providers)}</dd>
        </div>
      </Facts>
      <Actions>
        {user.providers.includes('password') && (
          <Button
            variant="ghost"
            size="sm"
            busy={sending}
            onClick={() => dispatch(passwordResetSubmitted(user.email))}
          >
            Change password
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={() => dispatch(logoutRequested())}>
          Logout
        </Button>
      </Actions>
      {user.providers.includes('password') && (
        <Caption style={{ marginTop: 10 }}>
          To change your password we send you an email with a link to choose a new one.
        </Caption>
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
      <H2>Your details</H2>
      <YourDetails user={user} />
      <SigningIn user={user} />
      <YourData />
    </>
  );
}
