import styled from 'styled-components';
import { ChevronFrame, Label } from '@/ui';
import { SORTS, type Criteria, type Sort } from '../browse/criteria';
import { sortOf, sortsFor } from '../browse/sort';
import { messages } from './messages/more';

const Frame = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  select {
    height: 44px;
    padding-left: 16px;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-pill);
    background: transparent;
    font-weight: 500;
    font-size: var(--t-small);
    cursor: pointer;
  }
  select:focus-visible {
    border-radius: var(--r-pill);
  }
`;

interface SortSelectProps {
  criteria: Criteria;
  onChange: (criteria: Criteria) => void;
}

/** The sort order of the list on a desktop. */
export default function SortSelect({ criteria, onChange }: SortSelectProps) {
  return (
    <Frame>
      <Label>{messages.sortSelect.sort}</Label>
      <ChevronFrame>
        <select
          aria-label={messages.sortSelect.sort}
          value={sortOf(criteria)}
          onChange={(event) => onChange({ ...criteria, sort: event.target.value as Sort })}
        >
          {sortsFor(criteria).map((sort) => (
            <option key={sort} value={sort}>
              {SORTS[sort]}
            </option>
          ))}
        </select>
      </ChevronFrame>
    </Frame>
  );
}
