import styled from 'styled-components';
import { media } from '@/ui';
import { nameAndNote } from '../looks';
import { CARDS } from '../table/AdminTable.styles';
import { Chips as ListChips } from '../table/ListScreen.styles';

/** Search over the whole width, and beneath it what narrows the list; on a phone that is kept out of the way until it is wanted. */
export const Tools = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  > * {
    min-width: 0;
  }
  input[type='date'] {
    min-width: 0;
    padding-inline: 12px;
  }
  > :first-child {
    grid-column: 1 / -1;
  }
  &[data-closed='true'] > :not(:first-child) {
    display: none;
  }
  ${media.desktop} {
    grid-template-columns: minmax(220px, 2.1fr) repeat(2, minmax(0, 1.1fr)) repeat(2, minmax(0, 1fr));
    > :first-child {
      grid-column: auto;
    }
    &[data-closed='true'] > :not(:first-child) {
      display: grid;
    }
  }
`;
export const Chips = styled(ListChips)`
  b {
    font-weight: 600;
  }
  > [aria-expanded] {
    ${media.desktop} {
      display: none;
    }
  }
  ${media.desktop} {
    flex-wrap: wrap;
  }
`;
/** How many there are, and what is new; as high with news as without, so that nothing moves. */
export const Standing = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 44px;
  margin-block: -6px;
  /* Not under the header. */
  scroll-margin-top: 140px;
`;
/** An order and when it was made, or a customer and where they live. */
export const Two = styled.span`
  display: block;
  min-width: 0;
  ${nameAndNote}
  small:empty {
    display: none;
  }
  small[data-tone='bad'] {
    color: var(--danger);
  }
  /* On a card they stand side by side, but for the order's own. */
  ${CARDS} {
    small:not(:empty) {
      display: inline;
      margin-left: 8px;
    }
    a + small:not(:empty) {
      display: block;
      margin-left: 0;
    }
  }
`;
export const Total = styled.span`
  font-weight: 600;
  white-space: nowrap;
`;
