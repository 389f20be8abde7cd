import styled, { css } from 'styled-components';
import { Link } from 'react-router-dom';
import { wholeCard } from '@/features/admin/shared';
import { CardEnd } from '@/features/admin/table';

/** An order's number with its last digits emphasized; the middle is only for screen readers and copying. */
export const Number = styled.span`
  white-space: nowrap;
  color: var(--ink-3);
  font-weight: 400;
  /* Inline, so that it is one word for screen readers and the clipboard. */
  > span {
    display: inline;
    font-size: 0;
  }
  > span::before {
    font-size: 0.875rem;
    content: '…';
    content: '…' / '';
  }
  b {
    display: inline;
    color: var(--ink);
    font-weight: 600;
  }
`;
/** Opens the order; on a phone a press anywhere on its card, except the tick box, follows it. */
export const OrderLink = styled(Link)`
  ${wholeCard('36px')}
`;
/** Text that is truncated in a narrow column, with a quieter part. */
export const Line = styled.span`
  small {
    margin-left: 6px;
    color: var(--ink-3);
    font-size: inherit;
  }
  b {
    margin-right: 8px;
  }
`;
export const Cod = styled.span`
  display: inline-block;
  padding: 1px 7px;
  border-radius: 6px;
  background: var(--gold-tint);
  color: var(--gold-ink);
  font: 600 0.8125rem/1.4 var(--sans);
`;
export const Payment = styled(CardEnd)`
  color: var(--ink-2);
`;
export const Late = styled.span<{ $late: boolean }>`
  white-space: nowrap;
  ${({ $late }) =>
    $late &&
    css`
      color: var(--danger);
      font-weight: 600;
    `}
`;
/** The mark of a problem: a red diamond, so that colour is not the only sign. */
export const Wrong = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: var(--danger);
  font-weight: 500;
  white-space: nowrap;
  &::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    transform: rotate(45deg);
    background: currentColor;
  }
`;
export const Total = styled.span`
  font-weight: 600;
  white-space: nowrap;
`;
/** A status with the marks of printed papers. */
export const Standing = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  [title] {
    display: inline-flex;
    color: var(--ink-3);
  }
`;
