import { MAX_LINE_QUANTITY } from '@/domain/cart/cart';
import { formatRupees } from '@/domain/money/money';
import type { OrderLine } from '@/domain/orders/order/order';
import { IconButton, Picture, Stepper } from '@/ui';
import { messages } from '../messages';

const { items: texts } = messages;

interface ItemRowProps {
  line: Pick<OrderLine, 'name' | 'variant' | 'mainImage' | 'price'>;
  quantity: number;
  /** Shown beside the price. */
  note: string;
  /** Whether the stock is below the quantity. */
  isShort?: boolean;
  onStep: (delta: number) => void;
  onRemove: () => void;
}

/** The content of a line of a team order: picture, name, price, quantity and sum. */
export function ItemRow({ line, quantity, note, isShort = false, onStep, onRemove }: ItemRowProps) {
  const { name, variant, mainImage, price } = line;
  return (
    <>
      {mainImage ? (
        <Picture picture={{ src: mainImage, width: 34, height: 42 }} sizes="34px" alt="" />
      ) : (
        <span data-blank="" />
      )}
      <span>
        {name} <small>{variant}</small>
        <br />
        <small {...(isShort ? { 'data-short': '' } : {})}>
          {formatRupees(price)}
          {note}
        </small>
      </span>
      <Stepper
        size="sm"
        label={texts.quantity(name)}
        value={quantity}
        max={MAX_LINE_QUANTITY}
        onStep={onStep}
      />
      <b>{formatRupees(price * quantity)}</b>
      <IconButton icon="close" label={texts.remove(name)} onClick={onRemove} />
    </>
  );
}
