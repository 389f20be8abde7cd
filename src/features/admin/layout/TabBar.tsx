import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon, Sheet } from '@/ui';
import { useAreas } from '../access';
import { addressOf, ENTRIES, entryAt, type EntryName, type MenuEntry } from '../menu';
import { SheetMenu, Tabs } from './Menu.styles';
import { MenuCountMark } from './MenuCountMark';
import { MenuGroups } from './MenuGroups';
import { menuIcons } from '../shared';
import { menuMessages as messages } from '../menu';

/** The areas used most on a phone; there is room for four. A role without some of the first sees the next. */
const WANTED: readonly EntryName[] = ['dashboard', 'orders', 'pack', 'customers', 'messages', 'products'];
const ROOM = 4;
const TABS = WANTED.flatMap((wanted) => ENTRIES.filter(({ name, search }) => name === wanted && !search));

/** The phone's foot: four areas, and all others under More. */
export function TabBar() {
  const { pathname, search } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isShown = useAreas();
  const current = entryAt(pathname, search);
  const address = pathname + search;
  const tabs: MenuEntry[] = TABS.filter(({ path }) => isShown(path)).slice(0, ROOM);
  return (
    <Tabs aria-label={messages.tabs} data-foot-bar="">
      {tabs.map((entry) => (
        <Link key={entry.name} to={addressOf(entry)} aria-current={entry === current ? 'page' : undefined}>
          <Icon name={entry.icon} size={24} />
          {messages.tabWords[entry.name] ?? messages.entries[entry.name]}
          {entry.count && <MenuCountMark name={entry.count} />}
        </Link>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        data-current={current && !tabs.includes(current) ? '' : undefined}
        onClick={() => setOpenAt(address)}
      >
        <Icon name={menuIcons.more} size={24} />
        {messages.more}
      </button>
      {/* A link changes the address, which closes the sheet. */}
      {openAt === address && (
        <Sheet title={messages.title} onClose={() => setOpenAt(null)}>
          <SheetMenu>
            <MenuGroups />
          </SheetMenu>
        </Sheet>
      )}
    </Tabs>
  );
}
