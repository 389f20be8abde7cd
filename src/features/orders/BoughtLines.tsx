import styled from 'styled-components';
import { cartKey, type CartItem } from '@/domain/cart';
import { formatRupees } from '@/domain/money';
import { Caption, Picture } from '@/ui';

const List = styled.ul`
  display: grid;
  gap: 10px;
  li {
    display: grid;
    grid-template-columns: 44px 1fr auto;
    gap: 12px;
    align-items: center;
    line-height: 1.3;
  }
  picture,
  img {
    border-radius: var(--r-s);
    aspect-ratio: 4 / 5;
  }
  img {
    width: 44px;
    height: 55px;
  }
  b {
    font-weight: 500;
    display: block;
  }
`;

export type BoughtLine = Pick<
  CartItem,
  'id' | 'sku' | 'name' | 'variant' | 'quantity' | 'price' | 'mainImage'
>;

/** What is being bought, or was: a small picture, what and how many, and what the line comes to. Prices are rupees. */
export function BoughtLines({ lines, className }: { lines: readonly BoughtLine[]; className?: string }) {
  return (
    <List className={className}>
      {lines.map((line) => (
        <li key={cartKey(line)}>
          {line.mainImage ? (
            <Picture picture={{ src: line.mainImage, width: 44, height: 55 }} sizes="44px" alt="" />
          ) : (
            <span />
          )}
          <span>
            <b>{line.name}</b>
            <Caption as="span">
              {line.variant ? `${line.variant}, quantity ${line.quantity}` : `Quantity ${line.quantity}`}
            </Caption>
          </span>
          <span>{formatRupees(line.price * line.quantity)}</span>
        </li>
      ))}
    </List>
  );
}
