import { formatCount } from '@/domain/text/count';
import { memo } from 'react';
import type { ProductSummary } from '@/domain/contracts/shoppers/catalogue';
import { Link } from 'react-router-dom';
import { productPath } from '@/app/router/paths';
import { Price, Rating } from '@/ui';
import { productLine } from '@/domain/cart/cartLines';
import { HeartSlot } from '../HeartSlot';
import { priceView } from '../priceView';
import { shownVariant } from '../shownVariant';
import { productFact } from './cardFact';
import { Actives, Fact, Facts, Frame, Line, Name } from './Card.styles';
import { QuickAdd } from './QuickAdd';
import { Shots } from './Shots';
import { messages } from './messages/productCard';

/** As `<img sizes>`: two, three, four across. */
export const CARD_SIZES = '(min-width: 1024px) 320px, (min-width: 600px) 31vw, 46vw';

interface ProductCardProps {
  product: ProductSummary;
  /** Whether it is on the first screen. */
  eager?: boolean;
  sizes?: string;
  withOrigin?: boolean;
}

/** A product card: the whole card is a link, and quick add on top of it adds the size shown on the card. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, eager, sizes = CARD_SIZES, withOrigin } = props;
  const variant = shownVariant(product);
  const { price, mrp, off } = priceView(variant);
  const isSoldOut = variant.stock <= 0;
  const fact = productFact(product);
  const line = productLine(product, variant);
  return (
    <Frame $out={isSoldOut}>
      <Shots images={product.images} mainImage={product.mainImage} sizes={sizes} eager={eager}>
        {fact && <Fact>{fact}</Fact>}
      </Shots>
      <Name>
        <Link to={productPath(product.id)}>{product.name}</Link>
      </Name>
      <Actives>{product.subtitle}</Actives>
      {withOrigin && <Actives>{messages.from(product.countryOfOrigin)}</Actives>}
      <Facts>
        <Rating value={product.rating} count={formatCount(product.ratingCount)} />
        {variant.label && <span>{variant.label}</span>}
      </Facts>
      <Line>
        <Price price={price} mrp={mrp} saving={off} />
      </Line>
      {!isSoldOut && <QuickAdd line={line} />}
      <HeartSlot line={line} onPicture />
    </Frame>
  );
});
