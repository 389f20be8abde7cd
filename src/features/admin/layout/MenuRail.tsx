import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAreas } from '../access';
import { KeysHelp, type Shortcut } from '../keys';
import { ENTRIES } from '../menu';
import { Rail } from './Menu.styles';
import { MenuGroups } from './MenuGroups';
import { menuMessages as messages } from '../menu';

/** Scrolls the menu to its current entry when the address, or what the role may see, changes. */
function useCurrentInView(entryCount: number) {
  const rail = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  useEffect(() => {
    const current = rail.current?.querySelector('[aria-current]');
    current?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
  }, [pathname, search, entryCount]);
  return rail;
}

/** The menu at the side; between a phone and a laptop only its icons. */
export function MenuRail() {
  const isShown = useAreas();
  const rail = useCurrentInView(ENTRIES.filter(({ path }) => isShown(path)).length);
  const places = ENTRIES.flatMap(({ name, key, path }): Shortcut[] =>
    key && isShown(path) ? [[['G', key.toUpperCase()], messages.entries[name]]] : [],
  );
  return (
    <Rail ref={rail} aria-label={messages.menu}>
      <MenuGroups />
      <KeysHelp places={places} />
    </Rail>
  );
}
