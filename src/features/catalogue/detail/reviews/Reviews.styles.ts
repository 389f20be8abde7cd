import styled from 'styled-components';
import { media, underlined } from '@/ui';

export const Write = styled.div`
  margin-top: 18px;
`;
export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding-bottom: 12px;
  > [role] {
    flex: 1 0 100%;
    white-space: nowrap;
  }
  > span {
    flex: 1 0 auto;
    max-width: 100%;
  }
  ${media.tablet} {
    > [role] {
      flex: 1;
    }
    > span {
      flex: none;
    }
  }
  button {
    min-height: 44px;
    margin-left: 12px;
    font-weight: 600;
    color: var(--dew);
    ${underlined}
  }
  select {
    width: 100%;
    height: 44px;
    padding-left: 12px;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-m);
    background: var(--surface);
    font-weight: 500;
    font-size: var(--t-small);
  }
`;
export const Toggle = styled.button`
  && {
    height: 44px;
    margin: 0;
    padding: 0 14px;
    border: 1px solid var(--line-strong);
    border-radius: var(--r-m);
    background: var(--surface);
    color: inherit;
    font-weight: 500;
    font-size: var(--t-small);
    text-decoration: none;
    white-space: nowrap;
  }
  &&[aria-pressed='true'] {
    border-color: var(--dew);
    box-shadow: inset 0 0 0 1px var(--dew);
    color: var(--dew);
  }
`;
export const Bars = styled.ul`
  display: grid;
  margin-top: 10px;
  button {
    display: grid;
    grid-template-columns: 16px 1fr 40px;
    gap: 10px;
    align-items: center;
    width: 100%;
    min-height: 32px;
    text-align: left;
    font-size: var(--t-cap);
    color: var(--ink-2);
  }
  button[aria-pressed='true'] {
    color: var(--dew);
    font-weight: 600;
  }
  button:disabled {
    cursor: default;
  }
  button:hover:enabled i {
    filter: brightness(0.94);
  }
  i {
    height: 6px;
    border-radius: 3px;
  }
  ${media.belowDesktop} {
    button {
      min-height: 44px;
    }
  }
`;
