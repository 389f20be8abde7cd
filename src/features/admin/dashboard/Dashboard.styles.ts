import styled from 'styled-components';
import { media } from '@/ui';
import { spreadRow } from '../shared';

export const Head = styled.header`
  ${spreadRow}
  gap: 4px 20px;
  > div {
    display: flex;
    align-items: center;
    gap: 6px;
    color: var(--ink-3);
    font-size: var(--t-cap);
  }
`;
export const Pair = styled.div`
  display: grid;
  gap: 16px;
  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
    gap: 20px;
  }
`;
export const Panel = styled.section`
  min-width: 0;
  padding: 20px 18px;
  border: var(--hair);
  border-radius: var(--r-l);
  background: var(--surface);
  > h2 {
    margin-bottom: 12px;
  }
  ${media.desktop} {
    padding: 24px;
  }
`;
/** Today: one large figure on mist. */
export const Today = styled(Panel)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 24px;
  border: 0;
  background: var(--mist);
  > h2 {
    margin-bottom: 0;
    font: 500 var(--t-small) / 1.4 var(--sans);
    color: var(--ink-2);
  }
  > strong {
    font: 600 1.625rem / 1.2 var(--sans);
  }
  > p {
    color: var(--ink-2);
  }
`;
/** Links of one line each, with a figure before or after. */
export const Lines = styled.ul`
  display: grid;
  li + li {
    border-top: var(--hair);
  }
  a {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 48px;
    padding: 6px 8px;
    margin-inline: -8px;
    border-radius: var(--r-s);
  }
  a:hover {
    background: var(--sand);
  }
  a > :nth-child(2) {
    flex: 1;
    min-width: 0;
  }
  b {
    min-width: 2ch;
  }
  svg {
    flex: none;
    color: var(--ink-3);
  }
`;
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  ${media.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
export const Figure = styled.div`
  display: grid;
  align-content: start;
  gap: 2px;
  min-height: 116px;
  padding: 14px 16px;
  border: var(--hair);
  border-radius: var(--r-l);
  background: var(--surface);
  dt {
    color: var(--ink-3);
    font-size: var(--t-cap);
    line-height: 1.3;
  }
  dd:nth-of-type(1) {
    font: 600 clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem) / 1.3 var(--sans);
    letter-spacing: -0.01em;
  }
  dd:nth-of-type(2) {
    margin-top: auto;
    font-size: var(--t-cap);
    color: var(--ink-3);
  }
`;
export const Moved = styled.span<{ $good: boolean | null }>`
  display: block;
  font-weight: 600;
  color: ${({ $good }) => ($good === null ? 'var(--ink-2)' : $good ? 'var(--dew)' : 'var(--danger)')};
`;
/** Fades old figures while new ones are loading. */
export const Fading = styled.div<{ $waiting: boolean }>`
  display: grid;
  gap: 20px;
  transition: opacity 0.2s;
  opacity: ${({ $waiting }) => ($waiting ? 0.55 : 1)};
  ${media.stillness} {
    transition: none;
  }
`;
