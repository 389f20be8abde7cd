import styled from 'styled-components';
import { VisuallyHidden } from './typography';
import { messages } from './messages/rating';

const STAR = 'M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7L10 14.8l-5.1 2.7 1-5.7-4.1-4 5.7-.8z';

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  font-size: var(--t-cap);
  color: var(--ink-2);
`;

/** One star, gold or empty; `size` is px. */
export function Star({ size, empty = false }: { size: number; empty?: boolean }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      aria-hidden="true"
      fill={empty ? 'var(--line)' : 'var(--gold)'}
    >
      <path d={STAR} />
    </svg>
  );
}

/** One star, the rating and, in brackets, the formatted number of ratings; nothing without a rating. */
export function Rating({ value, count }: { value: number; count?: string }) {
  return value === 0 ? null : (
    <Line>
      <Star size={15} />
      <span>
        {value.toFixed(1)} <VisuallyHidden>{messages.outOf5}</VisuallyHidden>
        {count !== undefined && `(${count})`}
      </span>
    </Line>
  );
}

/** Five stars, of which `value` (a whole number) are gold. */
export function Stars({ value }: { value: number }) {
  return (
    <Line role="img" aria-label={messages.ratingLabel(value)}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} size={17} empty={star > value} />
      ))}
    </Line>
  );
}
