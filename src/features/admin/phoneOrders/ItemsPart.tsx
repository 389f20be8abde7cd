import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cartKey, countUnits, MAX_LINE_QUANTITY, type CartItem } from '@/domain/cart/cart';
import { formatRupees } from '@/domain/money/money';
import { findSellables, type Sellable } from '@/domain/phoneOrders/sellable';
import { Caption, ErrorNote, IconButton, Picture, Stepper, TextField } from '@/ui';
import { Body, Lines, Part, Results } from './NewOrder.styles';
import { newOrderActions as actions, selectNewOrder } from './newOrderSlice';
import { onEnter } from './onEnter';
import { messages } from './messages';

const { items: texts } = messages;
/** Products that the list below the field has room for. */
const MAX_FOUND = 8;

function Line({ line, stock }: { line: CartItem; stock: number | undefined }) {
  const dispatch = useDispatch();
  const { name, variant, mainImage, price, quantity } = line;
  const key = cartKey(line);
  return (
    <li>
      {mainImage ? (
        <Picture picture={{ src: mainImage, width: 34, height: 42 }} sizes="34px" alt="" />
      ) : (
        <span data-blank="" />
      )}
      <span>
        {name} <small>{variant}</small>
        <br />
        <small {...(stock !== undefined && stock < quantity ? { 'data-short': '' } : {})}>
          {formatRupees(price)}
          {stock !== undefined && `, ${texts.stock(stock)}`}
        </small>
      </span>
      <Stepper
        size="sm"
        label={texts.quantity(name)}
        value={quantity}
        max={MAX_LINE_QUANTITY}
        onStep={(delta) => dispatch(actions.lineStepped({ key, delta }))}
      />
      <b>{formatRupees(price * quantity)}</b>
      <IconButton
        icon="close"
        label={texts.remove(name)}
        onClick={() => dispatch(actions.lineRemoved(key))}
      />
    </li>
  );
}

/** What is ordered: a search of all sizes and combos, and the chosen ones with their stock beside. */
export function ItemsPart() {
  const dispatch = useDispatch();
  const { lines, catalogue } = useSelector(selectNewOrder);
  const [typed, setTyped] = useState('');
  const all = catalogue.status === 'ready' ? catalogue.value : [];
  const found = findSellables(all, typed, MAX_FOUND);
  const stockOf = (line: CartItem) => all.find((one) => cartKey(one) === cartKey(line))?.stock;
  const add = (one: Sellable) => {
    setTyped('');
    dispatch(actions.lineAdded(one));
  };
  return (
    <Part aria-label={texts.title}>
      <header>
        <h2>{texts.title}</h2>
        <small>{lines.length > 0 && countUnits(lines)}</small>
      </header>
      <Body>
        <TextField
          type="search"
          label={texts.find}
          placeholder={texts.placeholder}
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onEnter(() => found[0] && add(found[0]))}
        />
        {catalogue.status === 'failed' && <ErrorNote>{texts.failed}</ErrorNote>}
        <div role="status">
          {typed.trim() && catalogue.status === 'ready' && found.length === 0 && (
            <Caption>{texts.none(typed.trim())}</Caption>
          )}
        </div>
        {found.length > 0 && (
          <Results aria-label={texts.found}>
            {found.map((one) => (
              <li key={cartKey(one)}>
                <button type="button" onClick={() => add(one)}>
                  <span>
                    {one.name} <small>{[one.variant, one.sku].filter(Boolean).join(', ')}</small>
                  </span>
                  <small>
                    {formatRupees(one.price)}, {texts.stock(one.stock)}
                  </small>
                </button>
              </li>
            ))}
          </Results>
        )}
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
