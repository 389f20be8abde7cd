import { Fragment, type ReactNode, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useMatch } from 'react-router-dom';
import styled from 'styled-components';
import { loginPanelOpened, selectIsAdmin, selectPanel, selectSession, selectUser } from '@/features/auth';
import { selectRuntimeRunning } from '@/lib/runtimeSlice';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Loader, Wrap } from '@/ui';
import { adminEntrances, paths } from './paths';
import { useLeaveOnClose } from './useLeaveOnClose';
import { messages } from './messages';

const Denied = styled.p`
  padding-block: 96px;
  color: var(--danger);
  font-weight: 600;
`;

/** Opens the login panel over an empty page. Closing it leaves the address. */
function AskToLogIn() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(loginPanelOpened({ mode: 'login' }));
  }, [dispatch]);
  useLeaveOnClose(true);
  return null;
}

/** Renders once the runtime runs, for screens that read its slices and need no session. */
export function RequireRuntime({ children }: { children: ReactNode }) {
  return useSelector(selectRuntimeRunning) ? children : <Loader />;
}

/**
 * Renders for signed-in users, once the session is known, and asks guests to log in. A log-out leads home: at once, or after the login
 * panel that an ended session opens is closed.
 */
export function RequireUser({ children }: { children: ReactNode }) {
  const { status } = useSelector(selectSession);
  return status === 'checking' ? <Loader /> : <SignedInOnly>{children}</SignedInOnly>;
}

function SignedInOnly({ children }: { children: ReactNode }) {
  const user = useSelector(selectUser);
  const isPanelOpen = useSelector(selectPanel) !== null;
  const [wasSignedIn] = useState(user !== null);
  // The key clears the fields that another user has filled in.
  if (user) return <Fragment key={user.uid}>{children}</Fragment>;
  if (!wasSignedIn) return <AskToLogIn />;
  return isPanelOpen ? null : <Navigate to={paths.home} replace />;
}

function AccessDenied() {
  usePageTitle(messages.accessDenied);
  return (
    <Wrap>
      <Denied role="alert">{messages.accessDenied}</Denied>
    </Wrap>
  );
}

function AdminOnly({ children }: { children: ReactNode }) {
  const isAdmin = useSelector(selectIsAdmin);
  // An invitation opens for a person who is not on the team yet.
  const isInvited = useMatch(adminEntrances.join) !== null;
  return isAdmin || isInvited ? children : <AccessDenied />;
}

/** Renders for the team. The server enforces the rights; this guard only hides pages. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  return (
    <RequireUser>
      <AdminOnly>{children}</AdminOnly>
    </RequireUser>
  );
}
