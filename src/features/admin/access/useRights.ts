import { useSelector } from 'react-redux';
import { can, type Right, type Role } from '@/domain/staff/roles';
import { selectRole } from '@/features/auth';
import { rightOfPath } from './areaRights';

/**
 * Whether something is shown to a role. The guard of /admin lets nobody in without one, so null hides nothing more. The
 * server enforces the rights.
 */
export const mayShow = (role: Role | null, right: Right): boolean => role === null || can(role, right);

/** Returns what says whether a right's buttons and areas are shown to the signed-in person. */
export function useRights(): (right: Right) => boolean {
  const role = useSelector(selectRole);
  return (right) => mayShow(role, right);
}

/** Returns what says whether the areas' addresses, as in `adminPaths`, are shown to the signed-in person. */
export function useAreas(): (path: string) => boolean {
  const may = useRights();
  return (path) => may(rightOfPath(path));
}
