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

/** The orders of the list on a phone. Choosing one puts the sheet away; arrow keys only go through them. */
export default function SortSheet({ criteria, onChange, onClose }: SortSheetProps) {
  const now = sortOf(criteria);
  const take = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The focus goes back to the button that opened the sheet, which must not take this press for its own.
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
