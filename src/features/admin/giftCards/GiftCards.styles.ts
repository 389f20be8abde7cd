import styled from 'styled-components';
import { denseButtons } from '../shared';

export const FindForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 10px;
  align-items: end;
  max-width: 640px;
  margin-top: 14px;
  > :first-child {
    flex: 1 1 220px;
  }
  /* As high as the field beside it. */
  > button {
    min-height: 52px;
  }
  > :last-child {
    flex-basis: 100%;
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
