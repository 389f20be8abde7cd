import { Link } from 'react-router-dom';
import type { ProductSummary } from '@/domain/contracts/catalogue';
import { Price, Rating } from '@/ui';
import { productLine } from '../cartItems';
import { priceView } from '../priceView';
import { Actives, Fact, Frame, Line, Name } from './Card.styles';
import { QuickAdd } from './QuickAdd';
import { Shots } from './Shots';

/** As `<img sizes>`: two, three, four across. */
export const CARD_SIZES = '(min-width: 1024px) 320px, (min-width: 600px) 31vw, 46vw';

interface ProductCardProps {
  product: ProductSummary;
  /** Whether it is on the first screen. */
  eager?: boolean;
  sizes?: string;
}

/** A product on a grid: the whole card is the link, quick add lies above it. */
export function ProductCard({ product, eager, sizes = CARD_SIZES }: ProductCardProps) {
  const { price, mrp, off } = priceView(product);
  const variant = product.variants.find(({ stock }) => stock > 0);
  const fact = product.label || (variant ? '' : 'Sold out');
  return (
    <Frame $out={!variant}>
      <Shots images={product.images} mainImage={product.mainImage} sizes={sizes} eager={eager}>
        {fact && <Fact>{fact}</Fact>}
        {variant && <QuickAdd line={productLine(product, variant)} />}
      </Shots>
      <Name>
        <Link to={`/product/${product.id}`}>{product.name}</Link>
      </Name>
      <Actives>{product.subtitle}</Actives>
      <Line>
        <Rating value={product.rating} count={product.ratingCount} />
      </Line>
      <Line>
        <Price price={price} mrp={mrp} saving={off} />
      </Line>
    </Frame>
  );
}
