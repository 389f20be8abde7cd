import { useRef, useState } from 'react';
import { cartKey } from '@/domain/cart/cart';
import { formatRupees } from '@/domain/money/money';
import { findSellables, type Sellable } from '@/domain/phoneOrders/sellable';
import type { Remote } from '@/lib/remote';
import { Caption, ErrorNote, SearchField, VisuallyHidden } from '@/ui';
import { Results } from './NewOrder.styles';
import { onEnter } from './onEnter';
import { messages } from '../messages';

const { items: texts } = messages;
/** Products that the list below the field has room for. */
const MAX_FOUND = 8;

interface ProductSearchProps {
  catalogue: Remote<Sellable[]>;
  onAdd: (one: Sellable) => void;
}

/** A search of all sizes and combos; Enter takes the first one found. */
export function ProductSearch({ catalogue, onAdd }: ProductSearchProps) {
  const [typed, setTyped] = useState('');
  const found = findSellables(catalogue.status === 'ready' ? catalogue.value : [], typed, MAX_FOUND);
  const field = useRef<HTMLInputElement>(null);
  const add = (one: Sellable) => {
    setTyped('');
    onAdd(one);
    // The pressed result disappears.
    field.current?.focus();
  };
  return (
    <>
      <SearchField
        ref={field}
        name="product"
        label={texts.find}
        placeholder={texts.placeholder}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onType={setTyped}
        onKeyDown={(event) => onEnter(() => found[0] && add(found[0]))(event)}
      />
      {catalogue.status === 'failed' && <ErrorNote>{texts.failed}</ErrorNote>}
      <div role="status">
        {typed.trim() && catalogue.status === 'ready' && found.length === 0 && (
          <Caption>{texts.none(typed.trim())}</Caption>
        )}
        {found.length > 0 && <VisuallyHidden>{texts.count(found.length)}</VisuallyHidden>}
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
    </>
  );
}
