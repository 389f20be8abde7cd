import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { ChunkBoundary, lazyChunk, onFirstInteraction, overlayFailure } from '@/loading';
import { Button, Icon, filterIcon } from '@/ui';
import { filtersOn, SORTS } from '../browse/criteria';
import { sortOf } from '../browse/sort';
import type { FiltersProps } from './filters/Filters';
import { messages } from './messages/phoneBar';

const FilterSheet = lazyChunk(() => import(/* webpackChunkName: "list-more" */ './filters/FilterSheet'));
const SortSheet = lazyChunk(() => import(/* webpackChunkName: "list-more" */ './SortSheet'));

const Bar = styled.div`
  position: sticky;
  top: 60px;
  z-index: 10;
  background: var(--paper);
  padding-block: 8px;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  button {
    padding: 0 8px;
    gap: 8px;
    min-width: 0;
  }
`;

interface PhoneBarProps extends FiltersProps {
  /** The number of results. */
  count: number;
}

/** The buttons for filters and sort order on a phone. */
export function PhoneBar({ count, ...filters }: PhoneBarProps) {
  const [sheet, setSheet] = useState<'filters' | 'sort' | null>(null);
  const { criteria, onChange } = filters;
  const close = () => setSheet(null);
  const on = filtersOn(criteria);
  const order = SORTS[sortOf(criteria)];
  useEffect(() => onFirstInteraction(() => void FilterSheet.preload().catch(() => undefined)), []);
  return (
    <>
      <Bar>
        <Button variant="ghost" size="sm" wide onClick={() => setSheet('filters')} aria-haspopup="dialog">
          <Icon name={filterIcon} size={20} />
          {on > 0 ? messages.filtersOn(on) : messages.filters}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          wide
          onClick={() => setSheet('sort')}
          aria-haspopup="dialog"
          aria-label={messages.sort(order)}
        >
          <span>{order}</span>
          <Icon name="down" size={20} />
        </Button>
      </Bar>
      <ChunkBoundary failure={overlayFailure(close)}>
        {sheet === 'filters' && <FilterSheet {...filters} count={count} onClose={close} />}
        {sheet === 'sort' && <SortSheet criteria={criteria} onChange={onChange} onClose={close} />}
      </ChunkBoundary>
    </>
  );
}
