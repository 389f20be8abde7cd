import { useSelector } from 'react-redux';
import { selectCartCount } from '@/features/cart';
import { LivePortal, VisuallyHidden } from '@/ui';
import { messages } from './messages/cartButton';

/** Says the cart's count whenever it changes, also while a drawer is open. */
export function CartAnnouncer() {
  const count = useSelector(selectCartCount);
  return (
    <LivePortal>
      <VisuallyHidden role="status">{messages.cart(count)}</VisuallyHidden>
    </LivePortal>
  );
}
