import styled from 'styled-components';
import { adminMedia } from '../shared';

export const Entries = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 12px;
    padding: 10px 0;
    border-bottom: var(--hair);
  }
  time {
    color: var(--ink-3);
    font-size: var(--t-cap);
    font-variant-numeric: tabular-nums;
  }
  > li > time {
    grid-column: 1 / -1;
  }
  > li > button {
    align-self: start;
  }
  ${adminMedia.abovePhone} {
    > li {
      grid-template-columns: 170px minmax(0, 1fr) auto;
      gap: 2px 16px;
      align-items: baseline;
      min-height: 40px;
      padding: 6px 0;
    }
    > li > time {
      grid-column: auto;
    }
    > li > button {
      min-height: 30px;
      padding-inline: 12px;
      border-radius: var(--r-s);
      font-size: 0.875rem;
    }
  }
`;
/** One sentence, with its details below. */
export const Act = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  b {
    font-weight: 600;
  }
  a {
    font-weight: 600;
    text-underline-offset: 4px;
  }
  a:hover {
    text-decoration: underline;
  }
  s {
    text-decoration: none;
    color: var(--ink-3);
  }
  summary,
  button[aria-expanded] {
    min-height: 44px;
    display: inline-flex;
    align-items: center;
    color: var(--dew);
    font-size: var(--t-small);
    cursor: pointer;
  }
  ${adminMedia.abovePhone} {
    summary,
    button[aria-expanded] {
      min-height: 28px;
    }
  }
`;
export const Changes = styled.dl`
  display: grid;
  gap: 6px;
  padding: 4px 0 8px;
  font-size: var(--t-small);
  > div {
    display: grid;
    gap: 0 16px;
  }
  dt {
    color: var(--ink-3);
  }
  dd {
    overflow-wrap: anywhere;
  }
  del {
    color: var(--ink-3);
  }
  ins {
    text-decoration: none;
  }
  ${adminMedia.abovePhone} {
    > div {
      grid-template-columns: 180px minmax(0, 1fr);
    }
  }
`;
export const Orders = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  padding: 4px 0 8px;
  font-size: var(--t-small);
  font-variant-numeric: tabular-nums;
`;
/** The parts of a bulk act, below its entry. */
export const Parts = styled.div`
  margin: 2px 0 8px;
  padding-left: 14px;
  border-left: 2px solid var(--line);
`;
/** The content of the undo dialog, one part below the other. */
export const Undoing = styled.div`
  display: grid;
  gap: 14px;
  small {
    display: block;
    color: var(--ink-3);
    font-size: var(--t-cap);
  }
  > [role]:empty {
    margin-top: -14px;
  }
`;
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 12px;
`;
/** The changes of an undo, field by field. */
export const Lines = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--t-small);
  th,
  td {
    padding: 8px 12px 8px 0;
    border-bottom: var(--hair);
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th {
    color: var(--ink-3);
    font-weight: 500;
  }
  tbody th {
    width: 30%;
    font-weight: 500;
  }
  td:last-child {
    font-weight: 600;
  }
`;

/** The parts of a bulk act that were not undone, each with its reason. */
export const Reasons = styled.ul`
  display: grid;
  gap: 8px;
  max-height: 40vh;
  overflow-y: auto;
  font-size: var(--t-small);
  overflow-wrap: anywhere;
  a,
  b {
    font-weight: 600;
  }
`;
