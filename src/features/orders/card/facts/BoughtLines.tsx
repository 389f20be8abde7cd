import styled from 'styled-components';
import { Link } from 'react-router-dom';
import { comboPath, productPath } from '@/app/router/paths';
import { cartKey, type CartItem } from '@/domain/cart/cart';
import type { Sample } from '@/domain/cart/sample';
import { formatRupees } from '@/domain/money/money';
import { Caption, coverLink, Picture, underlined } from '@/ui';
import { messages } from '../../messages';

const List = styled.ul`
  display: grid;
  gap: 10px;
  li {
    display: grid;
    grid-template-columns: 44px 1fr auto;
    gap: 12px;
    align-items: center;
    line-height: 1.3;
    position: relative;
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
  ${coverLink('s')}
  a:hover {
    ${underlined}
  }
`;

export type BoughtLine = Pick<
  CartItem,
  'id' | 'kind' | 'sku' | 'name' | 'variant' | 'quantity' | 'price' | 'mainImage'
>;

interface BoughtLinesProps {
  lines: readonly BoughtLine[];
  /** The free sample of the order; absent without one. */
  sample?: Sample | undefined;
  /** Whether picture and name link to the item's page. */
  linked?: boolean;
  className?: string;
}

const pathOf = ({ id, kind }: BoughtLine) => (kind === 'combo' ? comboPath(id) : productPath(id));

/** The lines of an order or a cart: picture, name, quantity and price. Prices are rupees. */
export function BoughtLines({ lines, sample, linked = false, className }: BoughtLinesProps) {
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
            <b>{linked ? <Link to={pathOf(line)}>{line.name}</Link> : line.name}</b>
            <Caption as="span">
              {line.variant
                ? messages.boughtLines.variantAndQuantity(line.variant, line.quantity)
                : messages.boughtLines.quantity(line.quantity)}
            </Caption>
          </span>
          <span>{formatRupees(line.price * line.quantity)}</span>
        </li>
      ))}
      {sample && (
        <li>
          <Picture picture={{ src: sample.mainImage, width: 44, height: 55 }} sizes="44px" alt="" />
          <span>
            <b>{linked ? <Link to={productPath(sample.id)}>{sample.name}</Link> : sample.name}</b>
            <Caption as="span">{messages.boughtLines.sample(sample.variant)}</Caption>
          </span>
          <span>{messages.amountList.free}</span>
        </li>
      )}
    </List>
  );
}
