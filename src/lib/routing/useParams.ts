import { useContext } from 'react';
import { MatchContext } from './contexts';
import type { Params } from './matchPath';

/** What the address has in the places that its route names. */
export const useParams = (): Params => useContext(MatchContext).params;
