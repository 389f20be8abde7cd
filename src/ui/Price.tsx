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
  /** All amounts are formatted text, such as ₹1,049: money is the domain's affair. */
  price: string;
  /** What it is struck against; leave out when it is the same. */
  mrp?: string;
  /** What the struck figure is; 'MRP' unless said. */
  mrpLabel?: string;
  /** '19% off' or 'You save ₹150'. */
  saving?: string;
  size?: keyof typeof SIZES;
  className?: string;
}

/** What it costs, alone on its line. On the detail screen the word MRP is seen, elsewhere only heard. */
export function Price({ price, mrp, mrpLabel = messages.mrp, saving, size = 'card', className }: PriceProps) {
  const label = `${mrpLabel} `;
  return (
    <Line $size={size} className={className}>
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
