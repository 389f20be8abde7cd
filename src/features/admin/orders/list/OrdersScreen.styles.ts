import styled from 'styled-components';
import { media } from '@/ui';
import { nameAndNote } from '@/features/admin/shared';
import { CARDS, Chips as ListChips } from '@/features/admin/table';

/** Search over the whole width with the filters below; on a phone the filters are closed at first. */
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
/** The count and the button for new orders. The fixed height keeps the list from moving. */
export const ListStatus = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 44px;
  margin-block: -6px;
  /* Not under the header. */
  scroll-margin-top: 80px;
`;
/** A cell with a second, smaller line. */
export const TwoLines = styled.span`
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
