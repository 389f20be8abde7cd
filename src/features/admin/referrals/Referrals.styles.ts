import styled from 'styled-components';
import { denseButtons } from '../shared';

export const Rows = styled.ul`
  display: grid;
  margin-top: 14px;
  li {
    display: grid;
    gap: 4px;
    padding: 12px 0;
    border-top: var(--hair);
    overflow-wrap: anywhere;
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
