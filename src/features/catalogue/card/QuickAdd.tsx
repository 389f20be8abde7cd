import type { CartItem } from '@/domain/cart/cart';
import { Icon } from '@/ui';
import { useAddToCart } from '../useAddToCart';
import { AddRound } from './Card.styles';
import { messages } from './messages/quickAdd';

/** The round plus button on a card; shows a check for a moment once the item is in the cart. */
export function QuickAdd({ line }: { line: CartItem }) {
  const [added, add] = useAddToCart(line);
  const itemName = line.variant ? `${line.name}, ${line.variant},` : line.name;
  return (
    <AddRound type="button" aria-label={messages.addToCart(itemName)} onClick={add} $done={added}>
      <Icon name={added ? 'check' : 'plus'} size={20} />
    </AddRound>
  );
}
