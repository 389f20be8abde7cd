import styled from 'styled-components';
import { adminMedia } from '@/features/admin/shared';

/** Rows of 56 px with a picture; on a phone the price stands at the end of the name's row. */
export const ItemTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  th {
    height: 34px;
    padding: 0 14px;
    border-block: var(--hair);
    color: var(--ink-3);
    font: 500 0.8125rem/1.4 var(--sans);
    text-align: left;
    white-space: nowrap;
  }
  td {
    padding: 7px 14px;
    border-bottom: var(--hair);
  }
  tbody tr:last-child td {
    border: 0;
  }
  [data-figure] {
    width: 88px;
    text-align: right;
    white-space: nowrap;
  }
  b {
    font-weight: 600;
  }
  ${adminMedia.phone} {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    td[data-figure] {
      width: auto;
      padding-left: 0;
    }
    /* The price of one stands beside the quantity in the item's own words. */
    td[data-single] {
      display: none;
    }
  }
`;
export const Item = styled.span`
  display: grid;
  grid-template-columns: 34px minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  img,
  [data-blank] {
    display: block;
    width: 34px;
    height: 42px;
    border-radius: 6px;
    background: var(--mist);
  }
  a:hover {
    text-decoration: underline 1px;
    text-underline-offset: 4px;
  }
  /* Two links, one below the other, each of a target's height. */
  a {
    display: inline-block;
    min-height: 24px;
    font-weight: 500;
  }
  small {
    color: var(--ink-3);
    font-size: 0.8125rem;
  }
  small a {
    font-weight: 400;
  }
`;
