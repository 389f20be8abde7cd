import { useSelector } from 'react-redux';
import { formatCount } from '@/domain/text/count';
import { MAX_COUNTED } from '@/domain/contracts/adminOrders/counts';
import { VisuallyHidden } from '@/ui';
import { Count } from './Menu.styles';
import { selectMenu, type MenuCount } from '../menu';
import { menuMessages as messages } from '../menu';

/** The count of a menu entry; renders nothing for 0. */
export function MenuCountMark({ name }: { name: MenuCount }) {
  const { counts, urgent } = useSelector(selectMenu);
  const count = counts[name] ?? 0;
  if (count === 0) return null;
  const isUrgent = urgent.includes(name);
  return (
    <Count $urgent={isUrgent} data-urgent={isUrgent || undefined}>
      {count < MAX_COUNTED ? formatCount(count) : messages.atLeast(formatCount(MAX_COUNTED - 1))}
      <VisuallyHidden> {messages.waiting}</VisuallyHidden>
    </Count>
  );
}
