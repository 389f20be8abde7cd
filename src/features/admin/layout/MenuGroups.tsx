import { Link, useLocation } from 'react-router-dom';
import { Icon } from '@/ui';
import { useAreas } from '../access';
import { addressOf, entryAt, MENU, type MenuEntry } from '../menu';
import { Plus, Row } from './Menu.styles';
import { MenuCountMark } from './MenuCountMark';
import { menuMessages as messages } from '../menu';

function EntryRow({ entry, current }: { entry: MenuEntry; current: MenuEntry | null }) {
  const { pathname } = useLocation();
  const isShown = useAreas();
  const { name, icon, count, add } = entry;
  const isAdding = add?.path === pathname;
  const label = messages.entries[name];
  return (
    <Row>
      <Link
        to={addressOf(entry)}
        title={label}
        aria-current={entry === current && !isAdding ? 'page' : undefined}
      >
        <Icon name={icon} size={18} />
        <span data-label="">{label}</span>
        {count && <MenuCountMark name={count} />}
      </Link>
      {add && isShown(add.path) && (
        <Plus>
          <Link
            to={add.path}
            aria-label={messages.entries[add.name]}
            title={messages.entries[add.name]}
            aria-current={isAdding ? 'page' : undefined}
          >
            <Icon name="plus" size={16} />
          </Link>
        </Plus>
      )}
    </Row>
  );
}

/** The areas that the role may use, in their groups, the current one marked. */
export function MenuGroups() {
  const { pathname, search } = useLocation();
  const current = entryAt(pathname, search);
  const isShown = useAreas();
  const groups = MENU.map(({ name, entries }) => ({
    name,
    entries: entries.filter(({ path }) => isShown(path)),
  })).filter(({ entries }) => entries.length > 0);
  return groups.map(({ name, entries }) => (
    <div key={name}>
      {messages.groups[name] && <h2>{messages.groups[name]}</h2>}
      <ul>
        {entries.map((entry) => (
          <EntryRow key={entry.name} entry={entry} current={current} />
        ))}
      </ul>
    </div>
  ));
}
