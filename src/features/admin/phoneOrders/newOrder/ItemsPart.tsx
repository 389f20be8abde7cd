import { useDispatch, useSelector } from 'react-redux';
import { cartKey, countUnits, type CartItem } from '@/domain/cart/cart';
import { useFocusAfterRemoval } from '@/lib/hooks/useFocusAfterRemoval';
import { Caption } from '@/ui';
import { ItemRow } from './ItemRow';
import { Body, Lines, Part } from './NewOrder.styles';
import { newOrderActions as actions, selectNewOrder } from './newOrderSlice';
import { ProductSearch } from './ProductSearch';
import { messages } from '../messages';

const { items: texts } = messages;

function Line({ line, stock }: { line: CartItem; stock: number | undefined }) {
  const dispatch = useDispatch();
  const key = cartKey(line);
  return (
    <li>
      <ItemRow
        line={line}
        quantity={line.quantity}
        note={stock === undefined ? '' : `, ${texts.stock(stock)}`}
        isShort={stock !== undefined && stock < line.quantity}
        onStep={(delta) => dispatch(actions.lineStepped({ key, delta }))}
        onRemove={() => dispatch(actions.lineRemoved(key))}
      />
    </li>
  );
}

/** The ordered items: a search of all sizes and combos, and the chosen ones with their stock. */
export function ItemsPart() {
  const dispatch = useDispatch();
  const { lines, catalogue } = useSelector(selectNewOrder);
  const heading = useFocusAfterRemoval(lines.length);
  const all = catalogue.status === 'ready' ? catalogue.value : [];
  const stockOf = (line: CartItem) => all.find((one) => cartKey(one) === cartKey(line))?.stock;
  return (
    <Part aria-label={texts.title}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        <small>{lines.length > 0 && countUnits(lines)}</small>
      </header>
      <Body>
        <ProductSearch catalogue={catalogue} onAdd={(one) => dispatch(actions.lineAdded(one))} />
        {lines.length > 0 ? (
          <Lines>
            {lines.map((line) => (
              <Line key={cartKey(line)} line={line} stock={stockOf(line)} />
            ))}
          </Lines>
        ) : (
          <Caption>{texts.empty}</Caption>
        )}
      </Body>
    </Part>
  );
}
