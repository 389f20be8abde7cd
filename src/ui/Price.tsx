import styled from 'styled-components';
import { VisuallyHidden } from './typography';
import { messages } from './messages/price';

const SIZES = {
  card: { now: '1.0625rem', was: 'var(--t-cap)' },
  combo: { now: '1.25rem', was: 'var(--t-cap)' },
  detail: { now: '1.75rem', was: '1.0625rem' },
} as const;

const Line = styled.p<{ $size: keyof typeof SIZES }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 8px;
  b {
    font-weight: 600;
    font-size: ${({ $size }) => SIZES[$size].now};
  }
  s {
    color: var(--ink-3);
    font-size: ${({ $size }) => SIZES[$size].was};
    text-decoration-thickness: 1px;
  }
`;
const Saving = styled.span<{ $size: keyof typeof SIZES }>`
  color: var(--dew);
  font-weight: 600;
  font-size: ${({ $size }) => SIZES[$size].was};
`;

export interface PriceProps {
  /** All amounts are formatted text, such as ₹1,049, because the domain handles money. */
  price: string;
  /** The crossed-out price; undefined if it is the same. */
  mrp?: string;
  /** The label of the crossed-out price; 'MRP' by default. */
  mrpLabel?: string;
  /** '19% off' or 'You save ₹150'. */
  saving?: string;
  size?: keyof typeof SIZES;
}

/** A price on a line of its own. Only the detail screen shows the word MRP; elsewhere screen readers read it out. */
export function Price({ price, mrp, mrpLabel = messages.mrp, saving, size = 'card' }: PriceProps) {
  const label = `${mrpLabel} `;
  return (
    <Line $size={size}>
      <b>{price}</b>
      {mrp && (
        <s>
          {size === 'detail' ? label : <VisuallyHidden>{label}</VisuallyHidden>}
          {mrp}
        </s>
      )}
      {saving && <Saving $size={size}>{saving}</Saving>}
    </Line>
  );
}
