import styled, { css } from 'styled-components';
import { tick, VisuallyHidden } from '@/ui';
import { adminMedia, CHOSEN } from '../shared';

/** On a phone each row becomes a card. */
export const CARDS = adminMedia.phone;

export const Scroller = styled.div<{ $still: boolean }>`
  overflow-x: ${({ $still }) => ($still ? 'visible' : 'auto')};
  container-type: inline-size;
  &:focus-visible {
    border-radius: 0;
  }
  ${CARDS} {
    overflow-x: visible;
  }
`;
/** A checkbox large enough for touch. */
export const Pick = styled.label`
  display: grid;
  place-items: center;
  width: 44px;
  /* With the line below it a row has 40 px. */
  height: 39px;
  margin-left: -14px;
  cursor: pointer;
  /* A press with Shift must not select text. */
  -webkit-user-select: none;
  user-select: none;
  input {
    ${tick}
  }
  ${adminMedia.abovePhone} {
    input {
      width: 16px;
      height: 16px;
      border-radius: 4px;
    }
    input:checked::after {
      width: 9px;
      height: 5px;
    }
  }
  ${CARDS} {
    height: 44px;
    margin-left: -11px;
  }
`;
/** The label of the checkbox for all rows; only read aloud where the column is narrow. */
export const AllLabel = styled(VisuallyHidden)`
  ${CARDS} {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
    font-size: var(--t-small);
  }
`;
/** Up to this width in the reader's own letters, cells wrap and the least important columns go: text at 200% on a laptop. */
const LARGE_TEXT = '@container (max-width: 44rem)';
const fixedColumns = css`
  table-layout: fixed;
  ${adminMedia.abovePhone} {
    th,
    td {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    ${LARGE_TEXT} {
      [data-wide-only='true'] {
        display: none;
      }
      th,
      td,
      td * {
        overflow: visible;
        overflow-wrap: anywhere;
        white-space: normal;
      }
    }
    /* Within the cell, which cuts off what stands out. */
    td a:focus-visible {
      box-shadow: inset 0 0 0 2px var(--dew);
      border-radius: 4px;
    }
  }
`;
/** `--above` is the height of what stays above the table. */
const stickyHead = css`
  ${adminMedia.abovePhone} {
    thead th {
      position: sticky;
      top: var(--above, var(--admin-bar));
      z-index: 1;
      background: var(--surface);
    }
    border-collapse: separate;
    border-spacing: 0;
  }
`;
export const Table = styled.table<{ $card: string; $fixed: boolean; $sticky: boolean }>`
  width: 100%;
  min-width: 640px;
  border-collapse: collapse;
  transition: opacity var(--d-fast);
  &[aria-busy='true'] {
    opacity: 0.55;
  }
  ${({ $fixed }) => $fixed && fixedColumns}
  ${({ $sticky }) => $sticky && stickyHead}
  th {
    height: 34px;
    padding: 0 12px 0 0;
    border-bottom: var(--hair);
    font-weight: 500;
    font-size: var(--t-cap);
    color: var(--ink-3);
    text-align: left;
  }
  td {
    height: 40px;
    padding: 0 12px 0 0;
    border-bottom: var(--hair);
  }
  th > ${Pick} {
    height: 33px;
  }
  /* The current row, which J and K move. */
  tbody tr:focus-within td:first-child {
    box-shadow: inset 3px 0 0 var(--dew);
  }
  [data-pick] {
    width: 44px;
    padding-right: 8px;
  }
  /* Keeps the focused row clear of the header and of the bar with the bulk actions. */
  :is(a, input) {
    scroll-margin-block: 100px 150px;
  }
  ${adminMedia.abovePhone} {
    [data-card-only='true'] {
      display: none;
    }
  }
  ${adminMedia.narrow} {
    [data-wide-only='true'] {
      display: none;
    }
  }
  [data-figure='true'] {
    text-align: right;
  }
  th:last-child,
  td:last-child {
    padding-right: 0;
  }
  tbody tr:hover td {
    background: #f8f4ee;
  }
  tbody tr[data-selected] td {
    background: ${CHOSEN};
  }
  ${CARDS} {
    min-width: 0;
    &,
    tbody,
    thead {
      display: block;
    }
    thead th:not([data-pick]) {
      display: none;
    }
    thead th[data-pick] {
      display: block;
      width: auto;
      border: 0;
      padding: 0;
      ${Pick} {
        grid-template-columns: 44px auto;
        width: max-content;
      }
    }
    tr {
      display: grid;
      align-items: center;
    }
    tbody tr {
      position: relative;
      grid-template: ${({ $card }) => $card};
      gap: 0 12px;
      padding: 8px 0;
      font-size: 0.9375rem;
      line-height: 1.4;
      border-bottom: var(--hair);
    }
    tbody tr:first-child {
      border-top: var(--hair);
    }
    tbody tr:hover td,
    tbody tr[data-selected] td {
      background: none;
    }
    /* The ground reaches beyond the text, which would touch its edge. */
    tbody tr[data-selected] {
      background: ${CHOSEN};
      box-shadow:
        -10px 0 0 ${CHOSEN},
        10px 0 0 ${CHOSEN};
    }
    td {
      min-width: 0;
      height: auto;
      padding: 0;
      border: 0;
    }
    tbody tr:focus-within td:first-child {
      box-shadow: none;
    }
    td[data-pick] {
      width: auto;
      padding: 0;
    }
    td[data-nowhere] {
      display: none;
    }
  }
`;
