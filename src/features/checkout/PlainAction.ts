import styled from 'styled-components';
import { underlined } from '@/ui';

/** A small action that does not compete with the button beside or below it. */
export const PlainAction = styled.button`
  min-height: 44px;
  padding: 0 4px;
  font-size: var(--t-small);
  color: var(--ink-2);
  ${underlined}
`;
