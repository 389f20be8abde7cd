import styled from 'styled-components';
import { adminMedia, CHOSEN, panelTable, rowPicture } from '@/features/admin/shared';

/** Rows of 56 px with a picture; on a phone the verdict stands below its line. */
export const LineTable = styled.table`
  ${panelTable}
  td {
    overflow-wrap: anywhere;
  }
  tbody tr:last-child td {
    border-bottom: 0;
  }
  ${adminMedia.phone} {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    tr {
      display: grid;
      gap: 6px;
      padding: 10px 14px;
      border-bottom: var(--hair);
    }
    tbody tr:last-child {
      border-bottom: 0;
    }
    td {
      padding: 0;
      border: 0;
    }
  }
`;
export const Item = styled.span`
  display: grid;
  grid-template-columns: 34px minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  ${rowPicture}
  b {
    font-weight: 500;
  }
  small {
    display: block;
    color: var(--ink-3);
    font-size: 0.8125rem;
  }
`;
export const Says = styled.span`
  small {
    display: block;
    color: var(--ink-3);
    font-size: 0.8125rem;
  }
`;
/** Three choices in one frame; the refusal is red only once it is chosen. */
export const Segment = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-s);
  overflow: hidden;
  legend {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  label {
    position: relative;
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 0 12px;
    font-weight: 500;
    white-space: nowrap;
    cursor: pointer;
  }
  label + label {
    border-left: 1px solid var(--line);
  }
  label:hover {
    background: var(--sand);
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  label:has(:checked) {
    background: ${CHOSEN};
    color: var(--dew);
    font-weight: 600;
  }
  label[data-keep]:has(:checked) {
    background: var(--danger-tint);
    color: var(--danger);
  }
  label:has(:focus-visible) {
    box-shadow: inset 0 0 0 2px var(--dew);
  }
  ${adminMedia.abovePhone} {
    /* The three in one row at the usual size of text. */
    min-width: 210px;
    label {
      min-height: 30px;
    }
  }
  ${adminMedia.phone} {
    display: flex;
    label {
      flex: 1;
      justify-content: center;
    }
  }
`;
export const Verdicts = styled.div`
  display: grid;
  gap: 6px;
  justify-items: start;
  > button {
    min-height: 28px;
    color: var(--ink-2);
    font-size: 0.8125rem;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
  }
  > div > small {
    min-width: 52px;
    color: var(--ink-3);
    font-size: 0.8125rem;
  }
  ${adminMedia.phone} {
    justify-items: stretch;
    > button {
      min-height: 44px;
      justify-self: start;
    }
  }
`;
/** The sums of the preview; on a phone it scrolls within its card, with the line's name staying. */
export const Scroll = styled.div`
  overflow-x: auto;
  border-radius: 0 0 var(--r-m) var(--r-m);
`;
export const SumTable = styled.table`
  width: 100%;
  min-width: 520px;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    height: 40px;
    padding: 0 14px;
    border-bottom: var(--hair);
    text-align: right;
    white-space: nowrap;
  }
  thead th {
    height: 34px;
    border-top: var(--hair);
    color: var(--ink-3);
    font: 500 0.8125rem/1.4 var(--sans);
  }
  th:first-child,
  td:first-child {
    position: sticky;
    left: 0;
    background: var(--surface);
    font-weight: 400;
    text-align: left;
    white-space: normal;
  }
  td:last-child {
    font-weight: 600;
  }
  ${adminMedia.phone} {
    :is(th, td):last-child:not([colspan]) {
      position: sticky;
      right: 0;
      background: var(--surface);
    }
    tfoot :is(th, td):last-child {
      background: var(--mist);
    }
  }
  tr[data-refused] :is(th, td) {
    color: var(--ink-3);
    font-weight: 400;
  }
  tr[data-refused] em {
    color: var(--danger);
    font-style: normal;
  }
  s {
    text-decoration-thickness: 1px;
  }
  tfoot :is(th, td),
  tfoot th:first-child {
    height: 44px;
    border: 0;
    background: var(--mist);
    font-weight: 600;
  }
  tfoot tr + tr :is(th, td) {
    border-top: var(--hair);
  }
  tfoot tr:last-child td:last-child {
    font-size: 1rem;
  }
`;
