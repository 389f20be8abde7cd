import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate } from '@/lib/routing';
import styled from 'styled-components';
import { loginPanelOpened, selectIsAdmin, selectPanel, selectSession, selectUser } from '@/features/auth';
import { usePageTitle } from '@/lib/usePageTitle';
import { Loader, Wrap } from '@/ui';
import { useLeaveOnClose } from './screens/useLeaveOnClose';

const Denied = styled.p`
  padding-block: 96px;
  color: var(--danger);
  font-weight: 600;
`;

/** The login panel, and nothing beneath it; closing it leaves the address. */
function AskToLogIn() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(loginPanelOpened({ mode: 'login' }));
  }, [dispatch]);
  useLeaveOnClose(true);
  return null;
}

/**
 * For signed-in people, once it is known who is there. Anybody else is asked to log in; who logs out here goes home, at once or, where the session was
 * ended and the panel asks to log in again, on closing that.
 */
export function RequireUser({ children }: { children: ReactNode }) {
  const { status } = useSelector(selectSession);
  return status === 'checking' ? <Loader /> : <SignedInOnly>{children}</SignedInOnly>;
}

function SignedInOnly({ children }: { children: ReactNode }) {
  const user = useSelector(selectUser);
  const asked = useSelector(selectPanel) !== null;
  const [cameSignedIn] = useState(user !== null);
  // Whoever comes next finds no field that the one before has filled in.
  if (user) return <Fragment key={user.uid}>{children}</Fragment>;
  if (!cameSignedIn) return <AskToLogIn />;
  return asked ? null : <Navigate to="/" replace />;
}

function AccessDenied() {
  usePageTitle('Access denied');
  return (
    <Wrap>
      <Denied role="alert">Access denied</Denied>
    </Wrap>
  );
}

function AdminOnly({ children }: { children: ReactNode }) {
  return useSelector(selectIsAdmin) ? children : <AccessDenied />;
}

/** For the admin. What the server allows is the server's affair; this decides only what is shown. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  return (
    <RequireUser>
      <AdminOnly>{children}</AdminOnly>
    </RequireUser>
  );
}
