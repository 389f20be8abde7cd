import { useSelector } from 'react-redux';
import { selectCartCount } from '@/features/cart';
import { LivePortal, VisuallyHidden } from '@/ui';
import { messages } from '../messages/cartButton';

/** Announces changes of the cart's count to screen readers, even while a drawer is open. */
export function CartAnnouncer() {
  const count = useSelector(selectCartCount);
  return (
    <LivePortal>
      <VisuallyHidden role="status">{messages.cart(count)}</VisuallyHidden>
    </LivePortal>
  );
}
