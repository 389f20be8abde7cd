import { memo } from 'react';
import { useSelector } from 'react-redux';
import type { ComboSummary } from '@/domain/contracts/shoppers/catalogue';
import { Link } from 'react-router-dom';
import { comboPath } from '@/app/router/paths';
import { Price } from '@/ui';
import { comboLine } from '@/domain/cart/cartLines';
import { selectProducts } from '../catalogueSelectors';
import { HeartSlot } from '../HeartSlot';
import { comboPriceView } from '../priceView';
import { comboFact } from './cardFact';
import { Actives, Fact, Frame, Line, Name } from './Card.styles';
import { QuickAdd } from './QuickAdd';
import { Shots } from './Shots';
import { messages } from './messages/comboCard';

interface ComboCardProps {
  combo: ComboSummary;
  sizes: string;
  /** Wide cards in a single row have a lower picture. */
  feature?: boolean;
  /** Whether it is on the first screen. */
  eager?: boolean;
}

/** A combo with its saving against the single products. */
export const ComboCard = memo(function ComboCard({ combo, sizes, feature = false, eager }: ComboCardProps) {
  const products = useSelector(selectProducts);
  const { price, mrp, youSave } = comboPriceView(combo, products);
  const isSoldOut = combo.stock <= 0;
  const fact = comboFact(combo, youSave);
  const line = comboLine(combo);
  return (
    <Frame $out={isSoldOut}>
      <Shots images={combo.images} mainImage={combo.mainImage} sizes={sizes} eager={eager} combo={feature}>
        {fact.text && <Fact $saving={fact.saving}>{fact.text}</Fact>}
      </Shots>
      <Name>
        <Link to={comboPath(combo.id)}>{combo.name}</Link>
      </Name>
      <Actives>{combo.subtitle}</Actives>
      <Line>
        <Price price={price} mrp={mrp} mrpLabel={messages.boughtApart} size={feature ? 'combo' : 'card'} />
      </Line>
      {!isSoldOut && <QuickAdd line={line} combo={feature} />}
      <HeartSlot line={line} onPicture />
    </Frame>
  );
});
