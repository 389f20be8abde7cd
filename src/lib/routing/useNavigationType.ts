import type { NavigationType, Visit } from './types';
import { useVisit } from './useVisit';

const actionOf = ({ action }: Visit) => action;

/** How one came here. */
export const useNavigationType = (): NavigationType => useVisit(actionOf);
