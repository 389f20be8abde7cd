import styled from 'styled-components';
import { adminMedia, rowLink, wholeCard } from '@/features/admin/shared';

export const ListHead = styled.header`
  display: flex;
  align-items: baseline;
  gap: 12px;
`;
/** A number that opens its return; on a phone by a press anywhere on its card. */
export const Number = styled.span`
  ${rowLink}
  a {
    ${wholeCard()}
  }
`;
export const Quiet = styled.small`
  margin-left: 6px;
  color: var(--ink-3);
  font-size: inherit;
`;
/** Facts of a card that the table shows in a column of its own. */
export const CardOnly = styled(Quiet)`
  ${adminMedia.abovePhone} {
    display: none;
  }
`;
