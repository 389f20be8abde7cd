import { useState } from 'react';
import type { Offer } from '@/domain/offer';
import { Caption, H1, Lead, Price, Rating } from '@/ui';
import { useSelector } from 'react-redux';
import { selectProducts } from '../catalogueSelectors';
import { comboPriceView, priceView, unitPrice } from '../priceView';
import { stockText } from '../stockText';
import type { Detail } from '../types';
import { BuyBar } from './BuyBar';
import { DeliveryCheck } from './DeliveryCheck';
import { Few, ReviewLink, Stack } from './DetailScreen.styles';
import { choicesOf, firstChoice, splitDescription } from './detailView';
import { Facts } from './Facts';
import { OffersNow } from './OffersNow';
import { Variants } from './Variants';

/** The right-hand column: name, price, choice, buying, delivery, offers, facts. */
export function DetailPurchase({ detail, offers }: { detail: Detail; offers: readonly Offer[] }) {
  const products = useSelector(selectProducts);
  const { item } = detail;
  const choices = choicesOf(detail);
  const [chosenId, setChosenId] = useState(firstChoice(choices)?.id);
  const [wanted, setWanted] = useState(1);
  const choice = choices.find(({ id }) => id === chosenId) ?? firstChoice(choices);
  if (!choice) return null;
  const quantity = Math.max(1, Math.min(wanted, choice.stock));
  const isCombo = detail.kind === 'combo';
  const { price, mrp, youSave } = isCombo ? comboPriceView(detail.item, products) : priceView(choice);
  const unit = isCombo ? null : unitPrice(choice);
  const stock = stockText(choice.stock);
  return (
    <Stack>
      <div>
        <H1>{item.name}</H1>
        <Lead style={{ marginTop: 8 }}>{splitDescription(item.description).lead || item.subtitle}</Lead>
        <ReviewLink href="#reviews">
          <Rating value={item.rating} />
          <u>{item.ratingCount.toLocaleString('en-IN')} reviews</u>
        </ReviewLink>
      </div>
      <div style={{ marginTop: 8 }}>
        <Price
          size="detail"
          price={price}
          mrp={mrp}
          mrpLabel={isCombo ? 'Bought apart' : 'MRP'}
          saving={youSave}
        />
        <Caption>{unit ? `${unit}, inclusive of all taxes` : 'Inclusive of all taxes'}</Caption>
      </div>
      {stock && <Few role="status">{stock}</Few>}
      {choices.length > 1 && (
        <Variants choices={choices} chosen={choice} onChoose={({ id }) => setChosenId(id)} />
      )}
      <BuyBar name={item.name} choice={choice} quantity={quantity} onQuantity={setWanted} />
      <DeliveryCheck />
      <OffersNow price={choice.price} offers={offers} />
      <Facts detail={detail} choice={choice} />
    </Stack>
  );
}
