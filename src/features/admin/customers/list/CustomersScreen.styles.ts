import styled from 'styled-components';
import { Link } from 'react-router-dom';
import { denseButtons, rowLink, wholeCard } from '@/features/admin/shared';

export const ListHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  ${denseButtons}
  > :nth-child(2) {
    margin-right: auto;
  }
`;
/** A name with what belongs to it; it ends with dots where the column is narrow. */
export const Named = styled.span`
  small {
    margin-left: 6px;
    color: var(--ink-3);
    font-size: inherit;
  }
  ${rowLink}
  a {
    ${wholeCard()}
  }
`;
export const CodOff = styled.span`
  display: inline-block;
  margin-left: 6px;
  padding: 1px 7px;
  border-radius: 6px;
  background: var(--danger-tint);
  color: var(--danger);
  font: 600 0.8125rem/1.4 var(--sans);
`;
export const TagName = styled.span`
  display: inline-block;
  margin-right: 4px;
  padding: 0 7px;
  border: var(--hair);
  border-radius: 6px;
  font: 500 0.8125rem/1.5 var(--sans);
`;
export const Back = styled.span`
  color: var(--danger);
  font-weight: 500;
`;
export const Quiet = styled.span`
  color: var(--ink-3);
`;
export const CardLink = styled(Link)`
  ${wholeCard()}
`;
