import styled from 'styled-components';
import { Box } from '@/ui';

/** Numbered steps of how it works. */
export const Steps = styled.ol`
  display: grid;
  gap: 12px;
  counter-reset: step;
  li {
    counter-increment: step;
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    gap: 12px;
    text-wrap: pretty;
  }
  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: 50%;
    background: var(--dew-tint);
    color: var(--dew);
    font-weight: 600;
    font-size: var(--t-small);
  }
`;
export const Sheet = styled(Box)`
  display: grid;
  gap: 16px;
  max-width: 640px;
  padding: 18px;
  > [role='alert']:empty {
    display: none;
  }
  > button {
    justify-self: start;
  }
`;
export const Headline = styled.p`
  font-weight: 600;
`;
/** The copied text with its button. */
export const Copied = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 8px;
  align-items: center;
  padding: 10px 8px 10px 14px;
  border-radius: var(--r-m);
  background: var(--sand);
  overflow-wrap: anywhere;
  > span {
    grid-column: 1;
  }
  > button {
    grid-area: 1 / 2 / span 2;
  }
  h4 {
    margin: 0;
    font-size: var(--t-cap);
    color: var(--ink-2);
  }
`;
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`;
export const Friends = styled.ul`
  display: grid;
  max-width: 640px;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 16px;
    padding: 13px 0;
    border-top: var(--hair);
  }
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  small {
    grid-column: 1 / -1;
    color: var(--ink-3);
    font-size: var(--t-small);
    text-wrap: pretty;
  }
`;
