import { matchRoute } from '@/app/router/paths';
import { DESCRIPTIONS, HOME } from './messages/descriptions';

/** The description of a path whose page has none of its own. */
export function pageDescription(path: string): string {
  const match = matchRoute(path);
  return (match && DESCRIPTIONS[match.name]) ?? HOME;
}
