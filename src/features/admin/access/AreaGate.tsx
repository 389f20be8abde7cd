import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link, Navigate } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import type { Role } from '@/domain/staff/roles';
import { selectRole } from '@/features/auth';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { rightOfPath } from './areaRights';
import { mayShow } from './useRights';
import { messages } from './messages';

/**
 * Shows an area to the roles with access, and a message to the others. All roles see orders, so those are
 * their home.
 */
export function AreaGate({ path, children }: { path: string; children: ReactNode }) {
  const role = useSelector(selectRole);
  if (role === null || mayShow(role, rightOfPath(path))) return children;
  if (path === adminPaths.dashboard) return <Navigate to={adminPaths.orders} replace />;
  return <NotForYou role={role} />;
}

function NotForYou({ role }: { role: Role }) {
  usePageTitle(messages.title);
  return (
    <>
      <h1>{messages.title}</h1>
      <p role="alert">{messages.text(role)}</p>
      <p>
        <Link to={adminPaths.orders}>{messages.orders}</Link>
      </p>
    </>
  );
}
