import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import type { CatalogueRow } from '@/domain/catalogue/draft/catalogueList';
import { formatRupees } from '@/domain/money/money';
import { Button, Caption, Dialog, ErrorNote, SearchField, Skeleton, VisuallyHidden } from '@/ui';
import { partForm } from './storedForms';
import type { PartForm } from './forms';
import { partsSearched, selectParts } from '../catalogueSlice';
import { messages } from '../messages';

/** Time without a keystroke before the search is sent. */
const SEARCH_DEBOUNCE_MS = 300;

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
  /** Whether a size has been added already. */
  has: (productId: string, variantId: string, product: CatalogueRow) => boolean;
  onPick: (part: PartForm, item: CatalogueRow) => void;
  onClose: () => void;
  /** Whether the search finds combos too. */
  combos?: boolean;
  /** Whether products are picked without a variant. */
  isWhole?: boolean;
}

/** An item that is picked whole, as every combo is. */
const wholePart = ({ id, name, price, mrp }: CatalogueRow): PartForm => ({
  productId: id,
  variantId: '',
  quantity: '1',
  title: name,
  price,
  mrp,
});

type SizesProps = { product: CatalogueRow } & Pick<PartPickerProps, 'has' | 'onPick' | 'isWhole'>;

function Sizes({ product, has, onPick, isWhole = false }: SizesProps) {
  const parts =
    isWhole || product.items.length > 0
      ? [{ part: wholePart(product), stock: product.stock }]
      : product.variants.map((size) => ({ part: partForm(product, size), stock: size.stock }));
  return parts.map(({ part, stock }) => {
    const isAdded = has(part.productId, part.variantId, product);
    return (
      <li key={`${part.productId}/${part.variantId}`}>
        <span>
          {part.title}
          <small>
            {messages.partPicker.facts(formatRupees(part.price), stock, product.status === 'active')}
          </small>
        </span>
        <Button
          variant="ghost"
          size="sm"
          // It keeps the focus, for the next one.
          aria-disabled={isAdded || undefined}
          aria-label={messages.partPicker.addPart(part.title)}
          onClick={() => !isAdded && onPick(part, product)}
        >
          {isAdded ? messages.partPicker.added : messages.partPicker.add}
        </Button>
      </li>
    );
  });
}

/** Searches for products to add to a combo, or to the cart that tries an offer. */
export function PartPicker({ has, onPick, onClose, combos = false, isWhole = false }: PartPickerProps) {
  const dispatch = useDispatch();
  const parts = useSelector(selectParts);
  const [q, setQ] = useState('');
  const [added, setAdded] = useState('');
  const pick: PartPickerProps['onPick'] = (part, item) => {
    setAdded(part.title);
    onPick(part, item);
  };
  const search = useEffectEvent((text: string) => dispatch(partsSearched({ q: text.trim(), combos })));
  useEffect(() => {
    const timer = setTimeout(() => search(q), q === '' ? 0 : SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [q]);
  return (
    <Dialog
      title={combos ? messages.partPicker.titleWithCombos : messages.partPicker.title}
      onClose={onClose}
    >
      <SearchField
        data-autofocus
        label={combos ? messages.partPicker.searchWithCombos : messages.partPicker.search}
        placeholder={messages.partPicker.searchHint}
        autoComplete="off"
        maxLength={100}
        value={q}
        onType={(text) => {
          setQ(text);
          setAdded('');
        }}
      />
      {parts.status === 'failed' && <ErrorNote>{parts.message}</ErrorNote>}
      {parts.status === 'loading' && <Skeleton style={{ height: 200, marginBlock: 16 }} />}
      {parts.status === 'ready' && parts.value.length === 0 && (
        <Caption style={{ paddingBlock: 20 }}>{messages.partPicker.nothingFound}</Caption>
      )}
      <VisuallyHidden role="status">
        {added
          ? messages.partPicker.addedPart(added)
          : parts.status === 'ready' && messages.partPicker.found(parts.value.length)}
      </VisuallyHidden>
      {parts.status === 'ready' && (
        <Found>
          {parts.value.map((product) => (
            <Sizes key={product.id} product={product} has={has} onPick={pick} isWhole={isWhole} />
          ))}
        </Found>
      )}
    </Dialog>
  );
}
