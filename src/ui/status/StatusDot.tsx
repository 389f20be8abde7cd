import { type ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';

const COLOURS = { good: '--dew', wait: '--gold-ink', bad: '--danger', neutral: '--ink-2' } as const;
export type StatusTone = keyof typeof COLOURS;

const Word = styled.span<{ $tone: StatusTone }>`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  font-weight: 500;
  color: var(${({ $tone }) => COLOURS[$tone]});
  &::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: currentColor;
  }
  /* On a phone a long status in large text needs two lines. */
  ${media.tablet} {
    white-space: nowrap;
  }
`;

/** A status as a dot and a word. */
export function StatusDot({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return <Word $tone={tone}>{children}</Word>;
}
