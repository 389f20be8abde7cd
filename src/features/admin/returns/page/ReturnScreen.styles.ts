import styled from 'styled-components';
import { underlined } from '@/ui';
import { adminMedia, denseButtons, PageHead, Panel, Standing } from '@/features/admin/shared';

const WIDE = '@media (min-width: 1200px)';

export const Head = styled(PageHead)`
  h1 {
    overflow-wrap: anywhere;
  }
`;
export const ReturnStanding = styled(Standing)`
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
    inset: auto 0 var(--admin-tabs);
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
/** Two columns from a laptop on; the second one goes below where large text leaves the first too little room. */
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
    display: flex;
    flex-wrap: wrap;
    > div {
      min-width: 0;
    }
    > :first-child {
      flex: 999 1 34rem;
    }
    > :last-child {
      flex: 1 1 320px;
    }
  }
`;
/** One side of the return: its heading, and below it what there is to know or to do. */
export const Card = styled(Panel)`
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
    ${underlined}
  }
  ${adminMedia.phone} {
    > div > a {
      min-height: 44px;
    }
  }
  ${adminMedia.abovePhone} {
    input:not([type='radio'], [type='checkbox']),
    select {
      height: max(36px, 1.5rem);
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
/** The effects of a press, one line each. */
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
