import { KeysHelp, type Shortcut } from '../keys';
import { ENTRIES } from '../menu';
import { Rail } from './Menu.styles';
import { MenuGroups } from './MenuGroups';
import { menuMessages as messages } from '../menu';

const PLACES: readonly Shortcut[] = ENTRIES.flatMap(({ name, key }) =>
  key ? [[['G', key.toUpperCase()], messages.entries[name]] as const] : [],
);

/** The menu at the side; between a phone and a laptop only its icons. */
export function MenuRail() {
  return (
    <Rail aria-label={messages.menu}>
      <MenuGroups />
      <KeysHelp places={PLACES} />
    </Rail>
  );
}
