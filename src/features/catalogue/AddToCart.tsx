import { useDispatch } from 'react-redux';
import type { CartItem } from '@/domain/cart/cart';
import { useTimedState } from '@/lib/useTimedState';
import { Button, Icon } from '@/ui';
import { itemChosen } from './catalogueSlice';
import { messages } from './messages/addToCart';

const CHECK_MS = 1600;

interface AddToCartProps {
  line: CartItem;
  /** Sold out: says so and does nothing. */
  soldOut?: boolean;
}

/** The button of the detail screen; 'Added' with a check for a moment. */
export function AddToCart({ line, soldOut = false }: AddToCartProps) {
  const dispatch = useDispatch();
  const [done, showDone] = useTimedState<true>(CHECK_MS);
  if (soldOut) return <Button disabled>{messages.soldOut}</Button>;
  const add = () => {
    dispatch(itemChosen(line));
    showDone(true);
  };
  return (
    <Button onClick={add}>
      {done && <Icon name="check" size={20} />}
      {done ? messages.added : messages.addToCart}
    </Button>
  );
}
