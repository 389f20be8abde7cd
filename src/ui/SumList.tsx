import { type ReactNode } from 'react';
import styled, { css } from 'styled-components';

export const SumList = styled.dl`
  display: grid;
  gap: 9px;
`;
const Row = styled.div<{ $tone: 'plain' | 'saving' | 'total' }>`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  dd {
    font-weight: 500;
    white-space: nowrap;
  }
  ${({ $tone }) => $tone === 'saving' && 'color: var(--dew);'}
  ${({ $tone }) =>
    $tone === 'total' &&
    css`
      font: 400 1.5rem/1.15 var(--serif);
      letter-spacing: -0.01em;
      padding-top: 12px;
      margin-top: 3px;
      border-top: var(--hair);
      dd {
        font: 600 1.375rem/1.25 var(--sans);
      }
    `}
`;

export interface SumRowProps {
  label: ReactNode;
  /** Formatted text. */
  amount: ReactNode;
  tone?: 'plain' | 'saving' | 'total';
}

/** A line of a sum; the total comes last, with a line above it. */
export function SumRow({ label, amount, tone = 'plain' }: SumRowProps) {
  return (
    <Row $tone={tone}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </Row>
  );
}
