import { useState } from 'react';
import styled from 'styled-components';
import { useAlong } from '@/islands';
import { lazyPart } from '@/lib/lazyPart';
import { Rehearsal } from '@/lib/Rehearsal';
import { Button, Icon } from '@/ui';
import { filtersOn, SORTS } from '../browse/criteria';
import { sortOf } from '../browse/sort';
import type { FiltersProps } from './Filters';

// One script: whoever opens one may open the other.
const FilterSheet = lazyPart(() => import(/* webpackChunkName: "list-more" */ './FilterSheet'));
const ListRehearsal = lazyPart(() => import(/* webpackChunkName: "list-more" */ './ListRehearsal'));
const SortSheet = lazyPart(() => import(/* webpackChunkName: "list-more" */ './SortSheet'));
const REHEARSED = [FilterSheet, ListRehearsal];

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
  button span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

interface PhoneBarProps extends FiltersProps {
  /** How many the list shows now. */
  count: number;
}

/** A phone's way to the filters and the order of the list. */
export function PhoneBar({ count, ...filters }: PhoneBarProps) {
  const [sheet, setSheet] = useState<'filters' | 'sort' | null>(null);
  const { criteria, onChange } = filters;
  const close = () => setSheet(null);
  const on = filtersOn(criteria);
  const order = SORTS[sortOf(criteria)];
  const isDue = useAlong(REHEARSED);
  const sheetProps = { ...filters, count, onClose: close, onMissing: close };
  return (
    <>
      <Bar>
        <Button variant="ghost" size="sm" wide onClick={() => setSheet('filters')} aria-haspopup="dialog">
          <Icon name="filter" size={20} />
          {on > 0 ? `Filters, ${on} on` : 'Filters'}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          wide
          onClick={() => setSheet('sort')}
          aria-haspopup="dialog"
          aria-label={`Sort: ${order}`}
        >
          <span>{order}</span>
          <Icon name="down" size={20} />
        </Button>
      </Bar>
      {sheet === 'filters' && <FilterSheet {...sheetProps} />}
      {sheet === 'sort' && <SortSheet {...{ criteria, onChange }} onClose={close} onMissing={close} />}
      <Rehearsal isDue={isDue}>
        <ListRehearsal {...sheetProps} />
      </Rehearsal>
    </>
  );
}
