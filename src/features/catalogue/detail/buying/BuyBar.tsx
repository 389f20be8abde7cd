import { useRef } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { prerenderedPart } from '@/loading';
import { Button, Caption, PhoneOnly } from '@/ui';
import { AddToCart } from '../../AddToCart';
import { selectUnitsPerSku } from '../../catalogueSelectors';
import { messages } from '../../messages/addToCart';
import { Near } from '../DetailScreen.styles';
import { messages as quantityMessages } from '../messages/quantity';
import { Quantity, type QuantityProps } from './Quantity';
import { StickyBuy } from './StickyBuy';

const AlertButton = prerenderedPart(
  () => import(/* webpackChunkName: "detail-more" */ './AlertButton'),
  { fallback: <Button disabled>{messages.soldOut}</Button> },
  (before, after) => before.about.sku === after.about.sku,
);

const Bar = styled.div<{ $stays: boolean }>`
  display: flex;
  gap: 12px;
  align-items: center;
  > button {
    flex: 1;
    padding: 0 12px;
  }
  /* Out of view: StickyBuy stands in for it, but not for the form of an alert. */
  &[data-away='true'] {
    visibility: ${({ $stays }) => ($stays ? 'visible' : 'hidden')};
  }
  /* Before that is known: on a phone it stands below the first screen. */
  @media (max-width: 699px) {
    &[data-away=''] {
      visibility: hidden;
    }
  }
`;

/** Quantity and Add to cart; on a phone a sticky copy shows while the button is out of view. */
export function BuyBar({ name, choice, quantity, onQuantity }: QuantityProps) {
  const place = useRef<HTMLDivElement>(null);
  const soldOut = choice.stock <= 0;
  const line = choice.line(quantity);
  const { id, sku, kind } = line;
  const unitsPerSku = useSelector(selectUnitsPerSku) ?? Number.POSITIVE_INFINITY;
  const perDay = Math.floor(unitsPerSku / choice.skuUnits);
  const isLimitReached = !soldOut && quantity >= perDay;
  const button = <AddToCart line={line} soldOut={soldOut} />;
  return (
    <>
      <Bar ref={place} $stays={soldOut} data-away={soldOut ? undefined : ''}>
        <Quantity name={name} choice={choice} quantity={quantity} onQuantity={onQuantity} />
        {soldOut && kind !== 'combo' ? (
          <AlertButton key={sku} about={{ kind: 'back', productId: id, sku }} />
        ) : (
          button
        )}
      </Bar>
      <Near role="status" aria-label={quantityMessages.limit} hidden={!isLimitReached}>
        {/* The team can lift the limit for a person, so it blocks nothing here: the checkout decides. */}
        {isLimitReached && <Caption>{quantityMessages.perDay(perDay)}</Caption>}
      </Near>
      <PhoneOnly>
        <StickyBuy place={place} choice={choice}>
          {button}
        </StickyBuy>
      </PhoneOnly>
    </>
  );
}
