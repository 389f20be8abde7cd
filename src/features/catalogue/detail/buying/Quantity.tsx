import { MAX_LINE_QUANTITY } from '@/domain/cart/cart';
import { Stepper } from '@/ui';
import type { Choice } from '../detailView';
import { messages } from '../messages/quantity';

export interface QuantityProps {
  name: string;
  choice: Choice;
  quantity: number;
  onQuantity: (quantity: number) => void;
}

/** The quantity, up to the stock; renders nothing if sold out. */
export function Quantity({ name, choice, quantity, onQuantity }: QuantityProps) {
  if (choice.stock <= 0) return null;
  return (
    <Stepper
      label={messages.label(name)}
      value={quantity}
      max={Math.min(choice.stock, MAX_LINE_QUANTITY)}
      onStep={(delta) => onQuantity(quantity + delta)}
    />
  );
}
