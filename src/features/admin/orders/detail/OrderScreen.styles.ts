import styled, { css } from 'styled-components';
import { adminMedia } from '@/features/admin/shared';

const WIDE = '@media (min-width: 1200px)';

export const Name = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  color: var(--dew);
  /* An order's number is one long word; its last digits are how it is called. */
  h1 {
    color: var(--ink-3);
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  h1 b {
    color: var(--ink);
    font-weight: 600;
  }
`;
/** Two columns if there is room: the order, and beside it the customer. Otherwise one after another. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  align-items: start;
  ${WIDE} {
    grid-template:
      'items side' auto
      'facts side' auto
      'log side' 1fr / minmax(0, 1fr) 340px;
    > [data-area='items'] {
      grid-area: items;
    }
    > [data-area='side'] {
      grid-area: side;
    }
    > [data-area='facts'] {
      grid-area: facts;
    }
    > [data-area='log'] {
      grid-area: log;
    }
  }
`;
/** Cards one below the other, or two in a row with `$pair` if there is room. */
export const Stack = styled.div<{ $pair?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  ${({ $pair }) =>
    $pair &&
    css`
      ${adminMedia.abovePhone} {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
    `}
  &[data-area='side'] {
    align-content: start;
    ${adminMedia.narrow} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
