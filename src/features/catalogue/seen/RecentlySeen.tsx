import { useSelector } from 'react-redux';
import { isSameItem, type SeenItem } from '@/domain/catalogue/picks/seen';
import { ItemStrip } from '../card/ItemStrip';
import { messages } from './messages/recentlySeen';
import { selectSeen } from './seenSlice';

/** Items viewed on this device that are still sold, without `except`, the open one. */
export function RecentlySeen({ except }: { except?: SeenItem }) {
  const seen = useSelector(selectSeen);
  const items = seen.filter((item) => !except || !isSameItem(item, except));
  return <ItemStrip id="recently-seen" title={messages.title} items={items} />;
}
