import styled from 'styled-components';
import { Link } from 'react-router-dom';
import { adminMedia, denseButtons, denseFields, rowLink, wholeCard } from '@/features/admin/shared';

/** The search and the choices of the list, in one row above a phone's width. */
export const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 10px;
  > :first-child {
    grid-column: 1 / -1;
  }
  > div:first-child label {
    position: absolute;
    clip-path: inset(50%);
  }
  ${adminMedia.abovePhone} {
    grid-template-columns: minmax(180px, 380px) repeat(2, minmax(170px, 8rem)) 1fr;
    align-items: center;
    min-height: 48px;
    > :first-child {
      grid-column: auto;
    }
    label {
      position: absolute;
      clip-path: inset(50%);
    }
    ${denseFields}
    select {
      padding-right: 30px;
    }
    select + svg {
      top: 6px;
      right: 6px;
    }
  }
`;
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
