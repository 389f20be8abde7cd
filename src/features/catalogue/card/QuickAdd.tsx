import { useDispatch } from 'react-redux';
import type { CartItem } from '@/domain/cart/cart';
import { useTimedState } from '@/lib/useTimedState';
import { Icon } from '@/ui';
import { itemChosen } from '../catalogueSlice';
import { AddRound } from './Card.styles';
import { messages } from './messages/quickAdd';

const CHECK_MS = 1600;

/** The round plus on a card; a check for a moment once pressed. */
export function QuickAdd({ line }: { line: CartItem }) {
  const dispatch = useDispatch();
  const [done, showDone] = useTimedState<true>(CHECK_MS);
  const add = () => {
    dispatch(itemChosen(line));
    showDone(true);
  };
  const itemName = line.variant ? `${line.name}, ${line.variant},` : line.name;
  return (
    <AddRound type="button" aria-label={messages.addToCart(itemName)} onClick={add} $done={done !== null}>
      <Icon name={done ? 'check' : 'plus'} size={20} />
    </AddRound>
  );
}
