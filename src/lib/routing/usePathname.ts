import type { Visit } from './types';
import { useVisit } from './useVisit';

const pathnameOf = ({ location }: Visit) => location.pathname;

/** Which page one is on, whatever is filtered or chosen there. */
export const usePathname = (): string => useVisit(pathnameOf);
