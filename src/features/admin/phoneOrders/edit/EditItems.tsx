import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cartKey, type CartItem } from '@/domain/cart/cart';
import type { Order, OrderLine } from '@/domain/orders/order/order';
import { catchFocus } from '@/lib/focusContent';
import { useFocusAfterRemoval } from '@/lib/hooks/useFocusAfterRemoval';
import { useOnChange } from '@/lib/hooks/useOnChange';
import { Button } from '@/ui';
import { ItemPicture, ItemRow } from '../newOrder/ItemRow';
import { Body, Part } from '../newOrder/NewOrder.styles';
import { ProductSearch } from '../newOrder/ProductSearch';
import { EditLines } from './EditOrder.styles';
import { editOrderActions as actions, selectEditOrder } from './editOrderSlice';
import { messages } from './messages';

const { items: texts } = messages;

/** A line of the order. A removed one can be restored until the edit is saved. */
function KeptLine({ line, at, quantity }: { line: OrderLine; at: number; quantity: number }) {
  const dispatch = useDispatch();
  const { name, variant, mainImage } = line;
  const row = useRef<HTMLLIElement>(null);
  // The row's buttons make place for others, of which the last one gets the focus.
  useOnChange(quantity === 0, () =>
    catchFocus([...(row.current?.querySelectorAll<HTMLElement>('button') ?? [])].at(-1)),
  );
  if (quantity === 0) {
    return (
      <li ref={row} data-out="">
        <ItemPicture src={mainImage} />
        <span>
          <s>{name}</s> <small>{variant}</small>
          <br />
          <small>{texts.takenOut}</small>
        </span>
        <Button
          type="button"
          size="sm"
          variant="ghost"
          aria-label={texts.putBackOf(name)}
          onClick={() => dispatch(actions.keptRestored(at))}
        >
          {texts.putBack}
        </Button>
      </li>
    );
  }
  const was = quantity === line.quantity ? '' : `, ${texts.was(line.quantity)}`;
  return (
    <li ref={row}>
      <ItemRow
        line={line}
        quantity={quantity}
        note={` ${texts.bought}${was}`}
        onStep={(delta) => dispatch(actions.keptStepped({ line: at, delta }))}
        onRemove={() => dispatch(actions.keptRemoved(at))}
      />
    </li>
  );
}

function AddedLine({ line }: { line: CartItem }) {
  const dispatch = useDispatch();
  const key = cartKey(line);
  return (
    <li>
      <ItemRow
        line={line}
        quantity={line.quantity}
        note={` ${texts.isNew}`}
        onStep={(delta) => dispatch(actions.addedStepped({ key, delta }))}
        onRemove={() => dispatch(actions.addedRemoved(key))}
      />
    </li>
  );
}

/** The lines of the order with their quantities, new ones below, and the search that adds them. */
export function EditItems({ order: { lines } }: { order: Order }) {
  const dispatch = useDispatch();
  const { quantities, added, catalogue } = useSelector(selectEditOrder);
  const heading = useFocusAfterRemoval(added.length);
  return (
    <Part aria-label={texts.title}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
      </header>
      <Body>
        <EditLines>
          {lines.map((line, at) => (
            <KeptLine
              key={`${line.kind}${cartKey(line)}`}
              line={line}
              at={at}
              quantity={quantities[at] ?? 0}
            />
          ))}
          {added.map((line) => (
            <AddedLine key={cartKey(line)} line={line} />
          ))}
        </EditLines>
        <ProductSearch catalogue={catalogue} onAdd={(one) => dispatch(actions.itemAdded(one))} />
      </Body>
    </Part>
  );
}
