import styled from 'styled-components';
import { adminMedia, denseButtons } from '../shared';
import { FilterBar } from '../table';

export const FindForm = styled(FilterBar)`
  margin-top: 14px;
  > :last-child {
    flex-basis: 100%;
  }
  ${adminMedia.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    > :first-child {
      grid-column: auto;
    }
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
export const Cards = styled.ul`
  display: grid;
  margin-top: 14px;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 14px;
    padding: 12px 0;
    border-top: var(--hair);
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  small {
    color: var(--ink-3);
    font-size: var(--t-cap);
  }
`;
export const Acts = styled.div`
  ${denseButtons}
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  grid-column: 1 / -1;
`;
export const Owed = styled.p`
  font-weight: 600;
  margin-block: 14px 0;
`;
