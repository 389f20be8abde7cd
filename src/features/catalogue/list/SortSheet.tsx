import { type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Checkbox, Sheet } from '@/ui';
import { SORTS, type Criteria } from '../browse/criteria';
import { sortOf, sortsFor } from '../browse/sort';
import { messages } from './messages/more';

const Orders = styled.div`
  padding-bottom: 16px;
`;

interface SortSheetProps {
  criteria: Criteria;
  onChange: (criteria: Criteria) => void;
  onClose: () => void;
}

/** The sort orders on a phone. A press chooses one and closes the sheet; arrow keys only move the selection. */
export default function SortSheet({ criteria, onChange, onClose }: SortSheetProps) {
  const now = sortOf(criteria);
  const take = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Closing moves the focus to the opening button, which must not receive this press.
    event.preventDefault();
    onClose();
  };
  return (
    <Sheet title={messages.sortSheet.sortBy} onClose={onClose}>
      <Orders role="radiogroup" aria-label={messages.sortSheet.sortBy}>
        {sortsFor(criteria).map((sort) => (
          <Checkbox
            key={sort}
            type="radio"
            name="sort"
            label={SORTS[sort]}
            checked={sort === now}
            data-autofocus={sort === now ? '' : undefined}
            onChange={() => onChange({ ...criteria, sort })}
            onClick={(event) => event.detail > 0 && onClose()}
            onKeyDown={take}
          />
        ))}
      </Orders>
    </Sheet>
  );
}
