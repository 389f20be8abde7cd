import { createContext } from 'react';
import type { Match } from './matchPath';
import type { Navigator, Visit } from './types';

interface Routing {
  navigator: Navigator;
  /** The visit that the page was drawn with: what is taken over later was drawn with it too. */
  first: Visit;
}

/** Changes with nothing: who wants to know where one is asks the navigator, so that nothing else is drawn anew. */
export const RoutingContext = createContext<Routing | null>(null);

/** The route that is drawn. */
export const MatchContext = createContext<Match>({ base: '', params: {} });
