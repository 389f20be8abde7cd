import styled from 'styled-components';
import { formatPaise, formatRupees, times, toPaise } from '@/domain/money/money';
import { Link } from 'react-router-dom';
import { productPath } from '@/app/router/paths';
import { Box, Caption, coverLink, Icon, Picture, boxIcon, underlined } from '@/ui';
import { boughtApart } from '../../priceView';
import { stockText } from '../../stockText';
import type { Detail } from '../../types';
import { BoxTitle } from '../Box.styles';
import { contentsText } from '@/domain/catalogue/netQuantity';
import { partsOf, type Part } from '../parts';
import { messages } from '../messages/more';

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: 14px;
  align-items: center;
  padding: 10px 0;
  border-top: var(--hair);
  img {
    aspect-ratio: 4 / 5;
    border-radius: var(--r-s);
  }
  a {
    font: 400 1.125rem/1.25 var(--serif);
  }
  ${coverLink('s')}
  &:hover a {
    ${underlined}
  }
`;
const Sum = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  padding-top: 12px;
  border-top: var(--hair);
  & + & {
    border: 0;
    padding-top: 4px;
    color: var(--dew);
    font-weight: 600;
  }
`;

const factsOf = ({ contents, quantity, variant }: Part): string =>
  [`${quantity > 1 ? `${quantity} × ` : ''}${contentsText(contents)}`, stockText(variant.stock)]
    .filter(Boolean)
    .join(', ');

/** The parts of a combo, with links to their pages and their separate prices. */
export default function InTheSet({ detail }: { detail: Extract<Detail, { kind: 'combo' }> }) {
  const { item, parts: products } = detail;
  const parts = partsOf(item.items, products);
  const apart = boughtApart(item.items, products);
  const saved = apart === null ? 0 : apart - toPaise(item.price);
  if (parts.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="in-the-set">
      <BoxTitle id="in-the-set">
        <Icon name={boxIcon} size={20} />
        {messages.inTheSet.title}
      </BoxTitle>
      <ul>
        {parts.map((part) => (
          <Row key={`${part.product.id}/${part.variant.id}`}>
            {part.product.images[0] ? (
              <Picture picture={part.product.images[0]} sizes="56px" alt="" />
            ) : (
              <span />
            )}
            <div>
              <Link to={`${productPath(part.product.id)}?variant=${encodeURIComponent(part.variant.id)}`}>
                {part.product.name}
              </Link>
              <Caption>{factsOf(part)}</Caption>
            </div>
            <span>{formatPaise(times(toPaise(part.variant.price), part.quantity))}</span>
          </Row>
        ))}
      </ul>
      {apart !== null && saved > 0 && (
        <>
          <Sum>
            <span>{messages.inTheSet.boughtApart}</span>
            <s>{formatPaise(apart)}</s>
          </Sum>
          <Sum>
            <span>{messages.inTheSet.saving(formatRupees(saved / 100))}</span>
            <span>{formatRupees(item.price)}</span>
          </Sum>
        </>
      )}
    </Box>
  );
}
