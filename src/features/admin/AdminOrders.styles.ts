import styled from 'styled-components';

/** Below this the table has no room for its columns: an order becomes a stack of three lines. */
const STACKED = '@media (max-width: 699px)';

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  ${STACKED} {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
    /* To the edges of the screen, with room for the focus ring. */
    margin: -4px calc(-1 * var(--gutter));
    padding: 4px var(--gutter);
    > * {
      flex: none;
    }
  }
`;
/** Scrolls sideways by itself where the screen is narrower. */
export const Scroller = styled.div`
  overflow-x: auto;
  &:focus-visible {
    border-radius: 0;
  }
  ${STACKED} {
    overflow-x: visible;
  }
`;
export const Table = styled.table`
  width: 100%;
  min-width: 640px;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th {
    padding: 10px 16px 10px 0;
    border-bottom: 1px solid var(--line-strong);
    font-weight: 500;
    font-size: var(--t-cap);
    color: var(--ink-3);
    text-align: left;
  }
  td {
    height: 56px;
    padding: 8px 16px 8px 0;
    border-bottom: var(--hair);
  }
  tbody tr:hover td {
    background: color-mix(in srgb, var(--mist) 60%, transparent);
  }
  th:last-child,
  td:last-child {
    text-align: right;
    padding-right: 0;
  }
  a {
    min-height: 0;
  }
  ${STACKED} {
    min-width: 0;
    &,
    tbody {
      display: block;
    }
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tr {
      display: grid;
      grid-template:
        'order total'
        'customer status'
        'placed method' / minmax(0, 1fr) auto;
      align-items: center;
      gap: 2px 16px;
      padding: 8px 0 12px;
      border-bottom: var(--hair);
    }
    tbody tr:first-child {
      border-top: var(--hair);
    }
    td {
      height: auto;
      padding: 0;
      border: 0;
    }
    td:nth-child(even):not(:last-child),
    td:nth-child(4) {
      font-size: var(--t-cap);
      color: var(--ink-3);
    }
    td:nth-child(1) {
      grid-area: order;
    }
    td:nth-child(2) {
      grid-area: placed;
    }
    td:nth-child(3) {
      grid-area: customer;
      overflow-wrap: anywhere;
    }
    td:nth-child(4) {
      grid-area: method;
      text-align: right;
    }
    td:nth-child(5) {
      grid-area: status;
      justify-self: end;
    }
    td:nth-child(6) {
      grid-area: total;
      font-weight: 600;
    }
    a {
      min-height: 44px;
    }
  }
`;
