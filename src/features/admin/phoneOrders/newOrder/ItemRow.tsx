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

/** The picture of a line, or the empty ground of one without. */
export function ItemPicture({ src }: { src: string }) {
  if (!src) return <span data-blank="" />;
  return <Picture picture={{ src, width: 34, height: 42 }} sizes="34px" alt="" />;
}

/** The content of a line of a team order: picture, name, price, quantity and sum. */
export function ItemRow({ line, quantity, note, isShort = false, onStep, onRemove }: ItemRowProps) {
  const { name, variant, mainImage, price } = line;
  return (
    <>
      <ItemPicture src={mainImage} />
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
