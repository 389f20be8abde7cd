import styled from 'styled-components';
import { media } from '@/ui';

export const Fields = styled.form`
  display: grid;
  gap: 16px;
  /* A live region has to be there before its text; empty, it takes no room. */
  > [role]:empty {
    margin-top: -16px;
  }
`;
export const Pair = styled.div`
  display: grid;
  gap: 16px;
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;
export const Acts = styled(Row)`
  margin: 8px 0 -8px;
  button {
    min-height: 44px;
    font-size: var(--t-cap);
    color: var(--ink-2);
    text-decoration: underline 1px;
    text-underline-offset: 3px;
  }
  button[aria-pressed='true'] {
    color: var(--dew);
    font-weight: 600;
  }
  button:disabled {
    text-decoration: none;
    cursor: default;
  }
`;
