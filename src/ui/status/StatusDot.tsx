import { type ReactNode } from 'react';
import styled from 'styled-components';

const COLOURS = { good: '--dew', wait: '--gold-ink', bad: '--danger', neutral: '--ink-2' } as const;
export type StatusTone = keyof typeof COLOURS;

const Word = styled.span<{ $tone: StatusTone }>`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  font-weight: 500;
  white-space: nowrap;
  color: var(${({ $tone }) => COLOURS[$tone]});
  &::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: currentColor;
  }
`;

/** A status as a dot and a word. */
export function StatusDot({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return <Word $tone={tone}>{children}</Word>;
}
