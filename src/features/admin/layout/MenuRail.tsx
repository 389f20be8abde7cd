import { useAreas } from '../access';
import { KeysHelp, type Shortcut } from '../keys';
import { ENTRIES } from '../menu';
import { Rail } from './Menu.styles';
import { MenuGroups } from './MenuGroups';
import { menuMessages as messages } from '../menu';

/** The menu at the side; between a phone and a laptop only its icons. */
export function MenuRail() {
  const isShown = useAreas();
  const places = ENTRIES.flatMap(({ name, key, path }): Shortcut[] =>
    key && isShown(path) ? [[['G', key.toUpperCase()], messages.entries[name]]] : [],
  );
  return (
    <Rail aria-label={messages.menu}>
      <MenuGroups />
      <KeysHelp places={places} />
    </Rail>
  );
}
