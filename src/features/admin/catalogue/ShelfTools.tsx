import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CatalogueStatus } from '@/domain/catalogue/catalogue';
import { STATUSES } from '@/domain/catalogue/draft/draft';
import {
  LOW_STOCK,
  type ShelfQuery,
  type ShelfSort,
  type StockFilter,
} from '@/domain/catalogue/draft/shelfList';
import { Chip, SelectField } from '@/ui';
import type { ShelfKind } from '@/services/admin/createShelfAdmin';
import { SearchField } from '../table/SearchField';
import { knownRequested, selectKnown } from './shelfSlice';
import { Tools } from './ShelfScreen.styles';
import { Chips } from '../table/ListScreen.styles';
import { kindWords, statusWords } from './texts';

const SORT_WORDS: Record<ShelfSort, string> = {
  updated: 'Last saved',
  new: 'Newest',
  name: 'Name',
  price: 'Price, low to high',
  'price-down': 'Price, high to low',
  stock: 'Stock, lowest first',
};

type Ask = (change: Partial<ShelfQuery>) => void;

interface ShelfToolsProps {
  kind: ShelfKind;
  query: ShelfQuery;
  counts?: Record<CatalogueStatus, number>;
  ask: Ask;
}

/** Search, filters and order of a list. */
export function ShelfTools({ kind, query, counts, ask }: ShelfToolsProps) {
  const dispatch = useDispatch();
  const { categories } = useSelector(selectKnown);
  useEffect(() => {
    dispatch(knownRequested());
  }, [dispatch]);
  const chip = (status: CatalogueStatus | null) => {
    const all = counts && Object.values(counts).reduce((total, count) => total + count, 0);
    const count = counts && (status ? counts[status] : all);
    return (
      <Chip
        key={status ?? 'all'}
        on={query.status === status}
        aria-pressed={query.status === status}
        onClick={() => ask({ status })}
      >
        {status ? statusWords[status].word : 'All'} {count?.toLocaleString('en-IN')}
      </Chip>
    );
  };
  return (
    <>
      <Tools>
        <SearchField
          label={`Find in this list of ${kindWords[kind].many.toLowerCase()}`}
          placeholder={kind === 'products' ? 'Name, SKU, category or tag' : 'Name, SKU or tag'}
          q={query.q}
          onSearch={(q) => ask({ q })}
        />
        {kind === 'products' && (
          <SelectField
            label="Category"
            value={query.category}
            onChange={(event) => ask({ category: event.target.value })}
          >
            <option value="">All</option>
            {[...new Set([...categories, query.category])].filter(Boolean).map((category) => (
              <option key={category}>{category}</option>
            ))}
          </SelectField>
        )}
        <SelectField
          label="Stock"
          value={query.stock ?? ''}
          onChange={(event) => ask({ stock: (event.target.value || null) as StockFilter | null })}
        >
          <option value="">Any</option>
          <option value="low">{LOW_STOCK} or fewer</option>
          <option value="out">Sold out</option>
        </SelectField>
        <SelectField
          label="Order"
          value={query.sort}
          onChange={(event) => ask({ sort: event.target.value as ShelfSort })}
        >
          {Object.entries(SORT_WORDS).map(([sort, words]) => (
            <option key={sort} value={sort}>
              {words}
            </option>
          ))}
        </SelectField>
      </Tools>
      <Chips role="group" aria-label="Filter by status">
        {chip(null)}
        {STATUSES.map(chip)}
      </Chips>
    </>
  );
}
