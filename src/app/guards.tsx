import { type ReactNode, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { loginPanelOpened, selectIsAdmin, selectUser } from '@/features/auth';
import { Wrap } from '@/ui';

const Denied = styled.p`
  padding-block: 96px;
  color: var(--danger);
  font-weight: 600;
`;

/** For signed-in people. Anybody else gets the login panel, and nothing beneath it. */
export function RequireUser({ children }: { children: ReactNode }) {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const anonymous = user === null;
  useEffect(() => {
    if (anonymous) dispatch(loginPanelOpened({ mode: 'login' }));
  }, [anonymous, dispatch]);
  return anonymous ? null : children;
}

function AdminOnly({ children }: { children: ReactNode }) {
  if (useSelector(selectIsAdmin)) return children;
  return (
    <Wrap>
      <Denied role="alert">Access denied</Denied>
    </Wrap>
  );
}

/** For the admin. What the server allows is the server's affair; this decides only what is shown. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  return (
    <RequireUser>
      <AdminOnly>{children}</AdminOnly>
    </RequireUser>
  );
}
