import { KeysHelp } from '../keys';
import { Rail } from './Menu.styles';
import { MenuGroups } from './MenuGroups';
import { messages } from './messages';

/** The menu at the side; between a phone and a laptop only its icons. */
export function MenuRail() {
  return (
    <Rail aria-label={messages.menu}>
      <MenuGroups />
      <KeysHelp />
    </Rail>
  );
}
