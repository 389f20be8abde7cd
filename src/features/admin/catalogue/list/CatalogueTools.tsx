import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CatalogueStatus } from '@/domain/catalogue/catalogue';
import { STATUSES } from '@/domain/catalogue/draft/draft';
import {
  LOW_STOCK,
  type CatalogueListQuery,
  type CatalogueSort,
  type StockFilter,
} from '@/domain/catalogue/draft/catalogueList';
import { Chip, SelectField } from '@/ui';
import type { CatalogueKind } from '@/services/admin/catalogue/createCatalogueAdmin';
import { Chips, FilterBar, SearchField } from '@/features/admin/table';
import { knownRequested, selectKnown } from '../catalogueSlice';
import { messages } from '../messages';
import { formatCount } from '@/domain/text/count';

type ChangeQuery = (change: Partial<CatalogueListQuery>) => void;

interface CatalogueToolsProps {
  kind: CatalogueKind;
  query: CatalogueListQuery;
  counts?: Record<CatalogueStatus, number>;
  changeQuery: ChangeQuery;
}

/** Search, filters and sort order of the list. */
export function CatalogueTools({ kind, query, counts, changeQuery }: CatalogueToolsProps) {
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
        onClick={() => changeQuery({ status })}
      >
        {status ? messages.status[status] : messages.list.all} {count !== undefined && formatCount(count)}
      </Chip>
    );
  };
  return (
    <>
      <FilterBar>
        <SearchField
          label={messages.list.searchLabel(kind)}
          placeholder={messages.list.searchHint[kind]}
          q={query.q}
          onSearch={(q) => changeQuery({ q })}
        />
        {kind === 'products' && (
          <SelectField
            label={messages.list.category}
            value={query.category}
            onChange={(event) => changeQuery({ category: event.target.value })}
          >
            <option value="">{messages.list.anyCategory}</option>
            {[...new Set([...categories, query.category])].filter(Boolean).map((category) => (
              <option key={category}>{category}</option>
            ))}
          </SelectField>
        )}
        <SelectField
          label={messages.list.stock}
          value={query.stock ?? ''}
          onChange={(event) => changeQuery({ stock: (event.target.value || null) as StockFilter | null })}
        >
          <option value="">{messages.list.anyStock}</option>
          <option value="low">{messages.list.lowStock(LOW_STOCK)}</option>
          <option value="out">{messages.list.soldOut}</option>
        </SelectField>
        <SelectField
          label={messages.list.order}
          value={query.sort}
          onChange={(event) => changeQuery({ sort: event.target.value as CatalogueSort })}
        >
          {Object.entries(messages.list.sorts).map(([sort, name]) => (
            <option key={sort} value={sort}>
              {name}
            </option>
          ))}
        </SelectField>
      </FilterBar>
      <Chips role="group" aria-label={messages.list.filterByStatus}>
        {chip(null)}
        {STATUSES.map(chip)}
      </Chips>
    </>
  );
}
