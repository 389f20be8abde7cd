import { useSelector } from 'react-redux';
import { selectCartCount } from '@/features/cart';
import { LivePortal, VisuallyHidden } from '@/ui';

export const itemsText = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

/** Says the cart's count whenever it changes, also while a drawer is open. */
export function CartAnnouncer() {
  const count = useSelector(selectCartCount);
  return (
    <LivePortal>
      <VisuallyHidden role="status">Cart, {itemsText(count)}</VisuallyHidden>
    </LivePortal>
  );
}
