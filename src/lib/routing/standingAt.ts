import { locate } from './paths';
import type { Navigator, Visit } from './types';

const nowhere = () => undefined;

/** For a page that is drawn where nothing moves. */
export function standingAt(address: string): Navigator {
  const visit: Visit = {
    location: locate({ pathname: '/', search: '', hash: '' }, address, null),
    action: 'POP',
  };
  return { visit: () => visit, subscribe: () => nowhere, push: nowhere, replace: nowhere };
}
