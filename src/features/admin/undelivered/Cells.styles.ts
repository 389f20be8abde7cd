import styled from 'styled-components';
import { rowLink, wholeCard } from '../shared';

/** Filled dots for the attempts made, empty ones for those that are left. */
export const Dots = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 3px;
  margin-right: 6px;
  i {
    width: 7px;
    height: 7px;
    border: 1.5px solid var(--line-strong);
    border-radius: 50%;
  }
  i[data-on] {
    border-color: var(--ink-2);
    background: var(--ink-2);
  }
`;
/** Opens the parcel; on a phone by a press anywhere on its card. */
export const OrderLink = styled.span`
  ${rowLink}
  a {
    ${wholeCard()}
  }
`;
export const City = styled.span`
  margin-left: 6px;
  color: var(--ink-3);
`;
