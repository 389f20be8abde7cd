import styled from 'styled-components';
import { tick, VisuallyHidden } from '@/ui';

/** On narrower screens each row becomes a card. */
export const CARDS = '@media (max-width: 699px)';

export const Scroller = styled.div`
  overflow-x: auto;
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
  height: 44px;
  margin-left: -11px;
  cursor: pointer;
  /* A press with Shift must not select text. */
  user-select: none;
  input {
    ${tick}
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
export const Table = styled.table<{ $card: string }>`
  width: 100%;
  min-width: 640px;
  border-collapse: collapse;
  transition: opacity var(--d-fast);
  &[aria-busy='true'] {
    opacity: 0.55;
  }
  th {
    padding: 4px 16px 4px 0;
    border-bottom: 1px solid var(--line-strong);
    font-weight: 500;
    font-size: var(--t-cap);
    color: var(--ink-3);
    text-align: left;
  }
  td {
    height: 72px;
    padding: 8px 16px 8px 0;
    border-bottom: var(--hair);
  }
  [data-pick] {
    width: 44px;
    padding-right: 8px;
  }
  /* Keeps the focused row clear of the header and of the bar with the bulk actions. */
  :is(a, input) {
    scroll-margin-block: 100px 150px;
  }
  [data-figure='true'] {
    text-align: right;
  }
  th:last-child,
  td:last-child {
    padding-right: 0;
  }
  tbody tr:hover td {
    background: color-mix(in srgb, var(--mist) 60%, transparent);
  }
  tbody tr[data-selected] td {
    background: color-mix(in srgb, var(--dew-tint) 55%, transparent);
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
      grid-template: ${({ $card }) => $card};
      gap: 2px 12px;
      padding: 10px 0 12px;
      border-bottom: var(--hair);
    }
    tbody tr:first-child {
      border-top: var(--hair);
    }
    tbody tr:hover td,
    tbody tr[data-selected] td {
      background: none;
    }
    tbody tr[data-selected] {
      background: color-mix(in srgb, var(--dew-tint) 55%, transparent);
    }
    td {
      min-width: 0;
      height: auto;
      padding: 0;
      border: 0;
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
