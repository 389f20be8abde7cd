import { useDispatch, useSelector } from 'react-redux';
import { cartKey, lineName, type CartItem } from '@/domain/cart/cart';
import { formatPaise, times, toPaise } from '@/domain/money/money';
import { drawerClosed, quantityChanged, selectCartItems } from '@/features/cart';
import { selectCatalogue } from '@/features/catalogue';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { valueOf } from '@/lib/remote';
import { Caption, Picture, Stepper } from '@/ui';
import { Foot, Row, Top } from './CartLine.styles';
import { CartLineNotes } from './CartLineNotes';
import { isBuyable, lineNotes, lineState, maxQuantity } from './lineState';
import { linePath } from './linePath';
import { PlainAction } from '../PlainAction';
import { SetContents } from './SetContents';
import { setFacts } from './setFacts';
import { messages } from '../messages';

/** About the height of a combo's contents, so that the lines below do not move when the catalogue arrives. */
const SetRoom = styled.div`
  grid-column: 1 / -1;
  height: 139px;
`;

interface CartLineProps {
  item: CartItem;
  onRemove: () => void;
}

/** A cart line: quantity from 1 to the known stock, with notes about problems. */
export function CartLine({ item, onRemove }: CartLineProps) {
  const dispatch = useDispatch();
  const catalogue = useSelector(selectCatalogue);
  const state = lineState(item, valueOf(catalogue), useSelector(selectCartItems));
  const set = setFacts(item, valueOf(catalogue));
  const isSetAwaited = item.kind === 'combo' && catalogue.status === 'loading';
  const key = cartKey(item);
  const buyable = isBuyable(state);
  const name = lineName(item);
  const path = linePath(item, valueOf(catalogue));
  return (
    <Row data-unavailable={buyable ? undefined : ''}>
      <Picture picture={{ src: item.mainImage, width: 84, height: 105 }} sizes="84px" alt="" />
      <div>
        <Top>
          <h3>
            {state.kind === 'gone' ? (
              item.name
            ) : (
              <Link to={path} onClick={() => dispatch(drawerClosed())}>
                {item.name}
              </Link>
            )}
          </h3>
          <b>{formatPaise(times(toPaise(item.price), item.quantity))}</b>
        </Top>
        {item.variant && <Caption>{item.variant}</Caption>}
        <CartLineNotes item={item} notes={lineNotes(item, state)} />
        <Foot>
          {buyable && (
            <Stepper
              size="sm"
              // The cart's count is announced.
              isQuiet
              label={messages.cartLine.quantity(name)}
              value={item.quantity}
              max={maxQuantity(state)}
              onStep={(delta) => dispatch(quantityChanged({ key, delta }))}
            />
          )}
          <PlainAction
            type="button"
            data-remove=""
            aria-label={messages.cartLine.removeItem(name)}
            onClick={onRemove}
          >
            {messages.cartLine.remove}
          </PlainAction>
        </Foot>
      </div>
      {isSetAwaited && <SetRoom />}
      {set && <SetContents {...set} />}
    </Row>
  );
}
