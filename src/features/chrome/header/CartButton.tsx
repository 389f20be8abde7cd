import { useDispatch, useSelector } from 'react-redux';
import { drawerOpened, selectCartCount } from '@/features/cart';
import { Badge, IconButton } from '@/ui';
import { messages } from '../messages/cartButton';

export function CartButton() {
  const dispatch = useDispatch();
  const count = useSelector(selectCartCount);
  return (
    <IconButton
      icon="bag"
      label={messages.cart(count)}
      aria-haspopup="dialog"
      onClick={() => dispatch(drawerOpened())}
    >
      {count > 0 && <Badge aria-hidden="true">{count}</Badge>}
    </IconButton>
  );
}
