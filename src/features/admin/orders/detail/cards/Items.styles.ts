import styled from 'styled-components';
import { underlined } from '@/ui';
import { adminMedia, panelTable, rowPicture } from '@/features/admin/shared';

/** Rows of 56 px with a picture; on a phone the price stands at the end of the name's row. */
export const ItemTable = styled.table`
  ${panelTable}
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
      width: 1px;
      height: 1px;
      overflow: hidden;
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
  ${rowPicture}
  a:hover {
    ${underlined}
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
