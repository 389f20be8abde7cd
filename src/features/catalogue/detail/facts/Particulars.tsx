import { toPaise } from '@/domain/money/money';
import type { Offer } from '@/domain/offers/offer';
import type { Detail } from '../../types';
import { CompareLink } from '../CompareLink';
import { Stack } from '../DetailScreen.styles';
import { choicesOf, chosenOf } from '../detailView';
import { Facts } from './Facts';
import { OffersNow } from '../buying/OffersNow';
import AlertButton from '../buying/AlertButton';

interface ParticularsProps {
  detail: Detail;
  /** The chosen size. */
  choiceId: string;
  offers: readonly Offer[];
}

/** The offers of the moment and all facts about the chosen size. */
export default function Particulars({ detail, choiceId, offers }: ParticularsProps) {
  const choice = chosenOf(choicesOf(detail), choiceId);
  if (!choice) return null;
  const item = {
    kind: detail.kind,
    id: detail.item.id,
    category: detail.kind === 'product' ? detail.item.category : '',
    unitPrice: toPaise(choice.price),
  };
  const { id, sku } = choice.line(1);
  return (
    <Stack>
      {choice.stock > 0 && <OffersNow item={item} offers={offers} />}
      {detail.kind === 'product' && choice.stock > 0 && (
        <AlertButton key={sku} about={{ kind: 'price', productId: id, sku }} />
      )}
      {detail.kind === 'product' && <CompareLink id={id} />}
      <Facts detail={detail} choice={choice} />
    </Stack>
  );
}
