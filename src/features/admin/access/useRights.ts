import { useSelector } from 'react-redux';
import { can, type Right, type Role } from '@/domain/staff/roles';
import { selectRole } from '@/features/auth';
import { rightOfPath } from './areaRights';

/**
 * Whether a role sees something. The guard of /admin admits nobody without a role, so null hides nothing
 * more. The server enforces the rights.
 */
export const mayShow = (role: Role | null, right: Right): boolean => role === null || can(role, right);

/** Returns a function that says whether the signed-in person has a right. */
export function useRights(): (right: Right) => boolean {
  const role = useSelector(selectRole);
  return (right) => mayShow(role, right);
}

/**
 * Returns a function that says whether the signed-in person may open an area's address, as in `adminPaths`.
 */
export function useAreas(): (path: string) => boolean {
  const may = useRights();
  return (path) => may(rightOfPath(path));
}
