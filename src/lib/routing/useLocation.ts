import type { Location, Visit } from './types';
import { useVisit } from './useVisit';

const locationOf = ({ location }: Visit) => location;

/** Where one is; draws anew with every letter of a search. */
export const useLocation = (): Location => useVisit(locationOf);
