import styled from 'styled-components';
import { media } from '@/ui';
import { nameAndNote } from '../looks';

/** What can be done with the whole list; on a phone side by side under its name. */
export const HeadActs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
/** Search and choices on one line where there is room. */
export const Tools = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  > :first-child {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    grid-template-columns: minmax(220px, 2fr);
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    > :first-child {
      grid-column: auto;
    }
  }
`;
/** Picture and words of a row. */
export const Item = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;
  img,
  > span:first-child {
    flex: none;
    width: 44px;
    height: 56px;
    border-radius: var(--r-s);
    background: var(--mist);
  }
  > div {
    min-width: 0;
  }
  ${nameAndNote}
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
`;
