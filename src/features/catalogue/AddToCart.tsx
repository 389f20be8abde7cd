import type { CartItem } from '@/domain/cart/cart';
import { Button, Icon } from '@/ui';
import { messages } from './messages/addToCart';
import { useAddToCart } from './useAddToCart';

interface AddToCartProps {
  line: CartItem;
  /** Shows that the item is sold out, and disables the button. */
  soldOut?: boolean;
}

/** The button of the detail screen; shows 'Added' with a check for a moment. */
export function AddToCart({ line, soldOut = false }: AddToCartProps) {
  const [added, add] = useAddToCart(line);
  if (soldOut) return <Button disabled>{messages.soldOut}</Button>;
  return (
    <Button onClick={add}>
      {added && <Icon name="check" size={20} />}
      {added ? messages.added : messages.addToCart}
    </Button>
  );
}
