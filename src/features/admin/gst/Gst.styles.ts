import styled from 'styled-components';
import { adminMedia, denseButtons, panelTable } from '../shared';

export const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 20px;
  > :first-child {
    flex: 1 1 240px;
    max-width: 340px;
  }
  ${adminMedia.phone} {
    > :first-child {
      flex-basis: 100%;
      max-width: none;
    }
  }
`;
/** The panels below each other. */
export const Tables = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  header,
  > :last-child {
    ${denseButtons}
  }
  > :last-child {
    display: grid;
    gap: 6px;
    justify-items: start;
  }
`;
export const Sums = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: 12px 20px;
  padding: 4px 14px 14px;
  dt {
    color: var(--ink-3);
    font-size: var(--t-cap);
  }
  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;
export const Scroller = styled.div`
  overflow-x: auto;
`;
export const Table = styled.table`
  ${panelTable}
  font-variant-numeric: tabular-nums;
  tbody th {
    height: auto;
    padding: 7px 14px;
    border-top: 0;
    border-bottom: var(--hair);
    color: inherit;
    font: inherit;
    white-space: nowrap;
  }
  tbody tr:last-child > * {
    border-bottom: 0;
  }
  td {
    white-space: nowrap;
  }
  [data-figure='true'] {
    text-align: right;
  }
  ${adminMedia.phone} {
    font-size: var(--t-small);
  }
`;
