import type { CartItem } from '@/domain/cart/cart';
import { Icon } from '@/ui';
import { useAddToCart } from '../useAddToCart';
import { AddRound } from './Card.styles';
import { messages } from './messages/quickAdd';

interface QuickAddProps {
  line: CartItem;
  /** On a feature card of a combo, whose picture is lower. */
  combo?: boolean;
}

/**
 * The round plus on a card's picture; a check once the item is in the cart. It follows the name in the tab
 * order.
 */
export function QuickAdd({ line, combo = false }: QuickAddProps) {
  const [added, add] = useAddToCart(line);
  const itemName = line.variant ? `${line.name}, ${line.variant},` : line.name;
  return (
    <AddRound
      type="button"
      aria-label={messages.addToCart(itemName)}
      onClick={add}
      $done={added}
      $combo={combo}
    >
      <Icon name={added ? 'check' : 'plus'} size={20} />
    </AddRound>
  );
}
