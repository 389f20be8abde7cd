import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import type { ShelfRow } from '@/domain/catalogue/draft/shelfList';
import { formatRupees } from '@/domain/money/money';
import { Button, Caption, Dialog, ErrorNote, Skeleton, TextField } from '@/ui';
import { partForm } from './formTexts';
import type { PartForm } from './forms';
import { partsSearched, selectParts } from './shelfSlice';

/** Milliseconds of rest after which what is typed is searched for. */
const REST = 300;

const Found = styled.ul`
  display: grid;
  padding-block: 8px 20px;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 64px;
    padding-block: 8px;
    border-bottom: var(--hair);
  }
  small {
    display: block;
    color: var(--ink-3);
    font-size: var(--t-cap);
  }
`;

interface PartPickerProps {
  /** Whether a size is there already. */
  has: (productId: string, variantId: string) => boolean;
  onPick: (part: PartForm) => void;
  onClose: () => void;
  /** Whether combos are found as well. */
  combos?: boolean;
}

/** A combo is one thing with its own price. */
const comboPart = ({ id, name, price, mrp }: ShelfRow): PartForm => ({
  ...{ productId: id, variantId: '', quantity: '1', title: name, price, mrp },
});

function Sizes({ product, has, onPick }: { product: ShelfRow } & Pick<PartPickerProps, 'has' | 'onPick'>) {
  const parts =
    product.items.length > 0
      ? [{ part: comboPart(product), stock: product.stock }]
      : product.variants.map((size) => ({ part: partForm(product, size), stock: size.stock }));
  return parts.map(({ part, stock }) => {
    const there = has(part.productId, part.variantId);
    return (
      <li key={`${part.productId}/${part.variantId}`}>
        <span>
          {part.title}
          <small>
            {formatRupees(part.price)}, {stock} left{product.status === 'active' ? '' : ', not on sale'}
          </small>
        </span>
        <Button
          variant="ghost"
          size="sm"
          disabled={there}
          aria-label={`Add ${part.title}`}
          onClick={() => onPick(part)}
        >
          {there ? 'Added' : 'Add'}
        </Button>
      </li>
    );
  });
}

/** Finds products of the shop to go into a combo, or into a cart that is tried. */
export function PartPicker({ has, onPick, onClose, combos = false }: PartPickerProps) {
  const dispatch = useDispatch();
  const parts = useSelector(selectParts);
  const [q, setQ] = useState('');
  const search = useEffectEvent((text: string) => dispatch(partsSearched({ q: text.trim(), combos })));
  useEffect(() => {
    const timer = setTimeout(() => search(q), q === '' ? 0 : REST);
    return () => clearTimeout(timer);
  }, [q]);
  return (
    <Dialog title={combos ? 'Add a product or combo' : 'Add a product'} onClose={onClose}>
      <TextField
        data-autofocus
        type="search"
        label={combos ? 'Find products and combos' : 'Find products'}
        placeholder="Name or SKU"
        autoComplete="off"
        maxLength={100}
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
      {parts.status === 'failed' && <ErrorNote>{parts.message}</ErrorNote>}
      {parts.status === 'loading' && <Skeleton style={{ height: 200, marginBlock: 16 }} />}
      {parts.status === 'ready' && parts.value.length === 0 && (
        <Caption style={{ paddingBlock: 20 }}>Nothing found.</Caption>
      )}
      {parts.status === 'ready' && (
        <Found>
          {parts.value.map((product) => (
            <Sizes key={product.id} product={product} has={has} onPick={onPick} />
          ))}
        </Found>
      )}
    </Dialog>
  );
}
