import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/Icon';

const Frame = styled.span`
  position: relative;
  display: block;
  select {
    appearance: none;
    text-overflow: ellipsis;
  }
  select,
  input {
    padding-right: 44px;
  }
  /* Invisible above the drawn chevron, where a press opens the list. */
  input::-webkit-calendar-picker-indicator {
    position: absolute;
    inset: 0 0 0 auto;
    width: 44px;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  svg {
    position: absolute;
    right: 14px;
    top: calc(50% - 10px);
    pointer-events: none;
  }
`;

/** Draws the shop's chevron over a select, or over an input with a list of suggestions. */
export function ChevronFrame({ children }: { children: ReactNode }) {
  return (
    <Frame>
      {children}
      <Icon name="down" size={20} />
    </Frame>
  );
}
