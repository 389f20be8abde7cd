import styled from 'styled-components';
import { media, Wrap } from '@/ui';

export const Page = styled(Wrap)`
  padding-block: 28px 64px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-content: start;
  ${media.desktop} {
    grid-template-columns: 208px minmax(0, 1fr);
    gap: 32px 56px;
    padding-block: 40px 96px;
    > h1 {
      grid-column: 1 / -1;
    }
  }
`;

/** Chips on a phone, a list on the left from 1024 px. */
export const Tabs = styled.div`
  display: flex;
  gap: 8px;
  overflow-x: auto;
  scrollbar-width: none;
  margin-inline: calc(-1 * var(--gutter));
  padding: 4px var(--gutter);
  button {
    flex: none;
    min-height: 44px;
    padding: 0 16px;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-pill);
    font-weight: 500;
    font-size: var(--t-small);
  }
  button[aria-selected='true'] {
    background: var(--dew-tint);
    border-color: var(--dew);
    color: var(--dew);
  }
  ${media.desktop} {
    flex-direction: column;
    gap: 2px;
    margin: 0;
    padding: 0;
    overflow: visible;
    align-self: start;
    button {
      text-align: left;
      border: 0;
      border-radius: var(--r-m);
      font-size: 1rem;
    }
    button:not([aria-selected='true']):hover {
      background: var(--sand);
    }
    button[aria-selected='true'] {
      font-weight: 600;
    }
  }
`;

/** Text and forms stay narrow; what has columns takes the whole width. */
export const Panel = styled.div<{ $isWide: boolean }>`
  min-width: 0;
  max-width: ${({ $isWide }) => ($isWide ? 'none' : '760px')};
  outline: 0;
  > h2,
  [data-part] > h2 {
    margin-bottom: 20px;
  }
  > section,
  [data-part] > section {
    margin-top: 44px;
    > :first-child {
      margin-bottom: 16px;
    }
  }
`;

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

export const Facts = styled.dl`
  display: grid;
  div {
    display: grid;
    grid-template-columns: minmax(92px, 28%) 1fr;
    gap: 16px;
    padding: 13px 0;
    border-top: var(--hair);
  }
  dt {
    color: var(--ink-3);
  }
  dd {
    overflow-wrap: anywhere;
  }
`;
