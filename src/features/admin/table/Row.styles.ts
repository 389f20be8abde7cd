import styled from 'styled-components';
import { adminMedia, nameAndNote } from '../shared';

/** The picture and the name of a row, of two lines; above a phone's width its row has 44 px. */
export const Item = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 52px;
  min-width: 0;
  img,
  > span:first-child {
    flex: none;
    width: 34px;
    height: 44px;
    border-radius: var(--r-s);
    background: var(--mist);
  }
  > div {
    min-width: 0;
  }
  ${nameAndNote}
  ${adminMedia.abovePhone} {
    min-height: 43px;
    line-height: 20px;
    img,
    > span:first-child {
      width: 30px;
      height: 38px;
      border-radius: 6px;
    }
  }
`;

export const Figure = styled.span<{ $tone?: 'out' | 'low' }>`
  white-space: nowrap;
  ${({ $tone }) => $tone === 'out' && 'color: var(--danger); font-weight: 600;'}
  ${({ $tone }) => $tone === 'low' && 'color: var(--gold-ink); font-weight: 600;'}
  s {
    display: block;
    color: var(--ink-3);
    font-size: var(--t-cap);
  }
  ${adminMedia.abovePhone} {
    line-height: 20px;
  }
`;
/** What stands at the end of its line on the card of a phone. */
export const CardEnd = styled.span<{ $quiet?: boolean }>`
  ${adminMedia.phone} {
    display: block;
    text-align: right;
    ${({ $quiet }) => $quiet && 'color: var(--ink-2);'}
  }
`;
