import styled from 'styled-components';
import { Icon, Label } from '@/ui';
import { SORTS, type Criteria, type Sort } from '../browse/criteria';
import { sortOf, sortsFor } from '../browse/sort';

const Frame = styled.label<{ $pill: boolean }>`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  .pick {
    position: relative;
    display: block;
    min-width: 0;
    flex: 1;
  }
  select {
    appearance: none;
    width: 100%;
    height: 44px;
    padding: 0 40px 0 16px;
    border: 1px solid var(--line-strong);
    border-radius: ${({ $pill }) => ($pill ? 'var(--r-pill)' : 'var(--r-m)')};
    background: transparent;
    font-weight: ${({ $pill }) => ($pill ? 500 : 600)};
    font-size: ${({ $pill }) => ($pill ? 'var(--t-small)' : '1rem')};
    text-overflow: ellipsis;
    cursor: pointer;
  }
  select:focus-visible {
    border-radius: ${({ $pill }) => ($pill ? 'var(--r-pill)' : 'var(--r-m)')};
  }
  svg {
    position: absolute;
    right: 12px;
    top: 12px;
    pointer-events: none;
  }
`;

interface SortControlProps {
  criteria: Criteria;
  onChange: (criteria: Criteria) => void;
  /** The desktop's pill with its word beside it; on a phone the word is only heard. */
  pill?: boolean;
}

export function SortControl({ criteria, onChange, pill = false }: SortControlProps) {
  return (
    <Frame $pill={pill}>
      {pill && <Label>Sort</Label>}
      <span className="pick">
        <select
          aria-label="Sort"
          value={sortOf(criteria)}
          onChange={(event) => onChange({ ...criteria, sort: event.target.value as Sort })}
        >
          {sortsFor(criteria).map((sort) => (
            <option key={sort} value={sort}>
              {SORTS[sort]}
            </option>
          ))}
        </select>
        <Icon name="down" size={20} />
      </span>
    </Frame>
  );
}
