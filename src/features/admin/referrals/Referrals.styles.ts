import styled from 'styled-components';
import { denseButtons } from '../shared';

export const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: 14px;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    padding: 12px 0;
    border-top: var(--hair);
    overflow-wrap: anywhere;
  }
  li > :first-child {
    white-space: normal;
  }
  small {
    color: var(--ink-3);
    font-size: var(--t-cap);
  }
`;
export const Act = styled.div`
  ${denseButtons}
  margin-top: 4px;
`;
