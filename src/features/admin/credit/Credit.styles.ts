import styled from 'styled-components';
import { denseButtons } from '@/features/admin/shared';

export const Sum = styled.p`
  font: 600 1.25rem/1.5 var(--sans);
  font-variant-numeric: tabular-nums;
`;
export const Acts = styled.div`
  ${denseButtons}
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 10px;
`;
export const Movements = styled.ul`
  display: grid;
  margin-top: 6px;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 10px;
    padding-block: 8px;
    border-top: var(--hair);
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  small {
    grid-column: 1 / -1;
    color: var(--ink-3);
    font-size: var(--t-cap);
  }
`;
