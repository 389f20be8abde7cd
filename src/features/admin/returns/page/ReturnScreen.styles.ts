import styled from 'styled-components';
import { adminMedia, denseButtons, spreadRow } from '@/features/admin/shared';

const WIDE = '@media (min-width: 1200px)';

/** The links to the list and to the neighbours. */
export const Nav = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  > span {
    display: flex;
  }
  ${adminMedia.abovePhone} {
    margin-block: -8px -14px;
  }
`;
/** What it is and how it stands, and the next thing to do. */
export const Head = styled.header`
  ${spreadRow}
  gap: 8px 20px;
  > div:first-child {
    min-width: 0;
  }
  h1 {
    overflow-wrap: anywhere;
  }
`;
export const Standing = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  color: var(--ink-2);
  a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
/** The buttons; on a phone they stay above the tab bar, in reach of the thumb. */
export const Dock = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  ${denseButtons}
  kbd {
    border-color: color-mix(in srgb, currentColor 45%, transparent);
  }
  > p {
    color: var(--ink-3);
    font-size: 0.8125rem;
  }
  ${adminMedia.phone} {
    position: fixed;
    inset: auto 0 calc(61px + env(safe-area-inset-bottom));
    z-index: calc(var(--z-bar) - 1);
    padding: 10px 16px;
    background: var(--surface);
    border-top: var(--hair);
    > p {
      flex: 1 0 100%;
    }
    > button {
      flex: 1 1 auto;
    }
    kbd {
      display: none;
    }
  }
`;
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  align-items: start;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    align-content: start;
  }
  ${WIDE} {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
`;
/** One side of the return: a heading of 44 px, and below it what there is to know or to do. */
export const Card = styled.section`
  min-width: 0;
  border: var(--hair);
  border-radius: var(--r-m);
  background: var(--surface);
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    min-height: 44px;
    padding: 6px 14px;
  }
  > header > small {
    color: var(--ink-3);
    font-size: 0.8125rem;
  }
  > header > :last-child:not(h2, small) {
    margin-left: auto;
  }
  > header > b {
    color: var(--dew);
    font-weight: 600;
  }
`;
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 2px 14px 14px;
  overflow-wrap: anywhere;
  ${denseButtons}
  > form {
    display: grid;
    gap: 12px;
  }
  button {
    justify-self: start;
  }
  > div > a {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    padding: 0;
    color: var(--dew);
    text-decoration: underline 1px;
    text-underline-offset: 4px;
  }
  ${adminMedia.abovePhone} {
    input:not([type='radio'], [type='checkbox']),
    select {
      height: 36px;
      font-size: 0.875rem;
    }
    select + svg {
      top: 8px;
    }
    textarea {
      min-height: 72px;
      font-size: 0.875rem;
    }
  }
`;
/** Fields side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: 12px;
  ${adminMedia.abovePhone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: end;
  }
`;
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: 4px 12px;
  padding-top: 9px;
  border-top: var(--hair);
  dt {
    color: var(--ink-3);
  }
`;
/** What a press does, one line each. */
export const Effects = styled.ul`
  display: grid;
  gap: 8px;
  padding: 2px 14px 14px;
  li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
    gap: 10px;
    align-items: start;
  }
  svg {
    margin-top: 1px;
    color: var(--ink-3);
  }
`;
