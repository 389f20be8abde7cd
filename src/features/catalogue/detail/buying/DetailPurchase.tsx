import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import type { Offer } from '@/domain/offers/offer';
import { prerenderedPart, sectionFailure } from '@/loading';
import { Caption, Price } from '@/ui';
import { selectProducts } from '../../catalogueSelectors';
import { comboPriceView, priceView } from '../../priceView';
import type { Detail } from '../../types';
import { Availability } from './Availability';
import { BuyBar } from './BuyBar';
import { DeliveryCheck } from './DeliveryCheck';
import { DetailHead } from '../DetailHead';
import { Near, Stack } from '../DetailScreen.styles';
import { choicesOf, chosenOf, type Choice } from '../detailView';
import { unitPrice } from '@/domain/catalogue/netQuantity';
import { Variants } from './Variants';
import { messages } from '../messages/detailPurchase';

// In the HTML for crawlers and desktops. On a phone it is below the first screen, so its code hydrates last.
const InTheSet = prerenderedPart(() => import(/* webpackChunkName: "detail-more" */ '../facts/InTheSet'), {
  failure: sectionFailure,
});
const Particulars = prerenderedPart(
  () => import(/* webpackChunkName: "detail-more" */ '../facts/Particulars'),
  { failure: sectionFailure },
  // The same offers arrive twice, with the page and with the catalogue.
  (before, after) =>
    before.detail === after.detail &&
    before.choiceId === after.choiceId &&
    JSON.stringify(before.offers) === JSON.stringify(after.offers),
);

/**
 * The right-hand column: name, price, choice, buying, delivery, offers, facts. The address holds the choice.
 */
export function DetailPurchase({ detail, offers }: { detail: Detail; offers: readonly Offer[] }) {
  const products = useSelector(selectProducts);
  const [params, setParams] = useSearchParams();
  const [chosenQuantity, setChosenQuantity] = useState(1);
  const choices = choicesOf(detail);
  const choice = chosenOf(choices, params.get('variant'));
  if (!choice) return null;
  const choose = ({ id }: Choice) => {
    const next = new URLSearchParams(params);
    next.set('variant', id);
    setParams(next, { replace: true });
  };
  const quantity = Math.max(1, Math.min(chosenQuantity, choice.stock));
  const isCombo = detail.kind === 'combo';
  const { price, mrp, youSave } = isCombo
    ? comboPriceView(detail.item, detail.parts.length > 0 ? detail.parts : products)
    : priceView(choice);
  const unit = choice.contents && unitPrice(choice.price, choice.contents);
  return (
    <Stack>
      <DetailHead detail={detail} line={choice.line(1)} />
      <Near>
        <Price
          size="detail"
          price={price}
          mrp={mrp}
          mrpLabel={isCombo ? messages.boughtApart : messages.mrp}
          saving={youSave}
        />
        <Caption>{unit ? messages.unitPriceWithTaxes(unit) : messages.taxesIncluded}</Caption>
      </Near>
      {choices.length > 1 && <Variants choices={choices} chosen={choice} onChoose={choose} />}
      <Availability detail={detail} choice={choice} choices={choices} onChoose={choose} />
      <BuyBar name={detail.item.name} choice={choice} quantity={quantity} onQuantity={setChosenQuantity} />
      {isCombo && <InTheSet detail={detail} />}
      {/* A date for what cannot be ordered would be a false promise. */}
      {choice.stock > 0 && <DeliveryCheck />}
      <Particulars detail={detail} choiceId={choice.id} offers={offers} />
    </Stack>
  );
}
