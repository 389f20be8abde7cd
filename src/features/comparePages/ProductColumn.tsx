import { Link } from 'react-router-dom';
import { productPath } from '@/app/router/paths';
import { productLine } from '@/domain/cart/cartLines';
import type { Variant } from '@/domain/catalogue/catalogue';
import type { ProductSummary } from '@/domain/contracts/shoppers/catalogue';
import { priceView, useAddToCart } from '@/features/catalogue';
import { Button, H3, Icon, IconButton, Picture, Price } from '@/ui';
import { Buy, Name, Shot, SoldOut } from './Compare.styles';
import { messages } from './messages';

/** As `<img sizes>`: two across on a phone, up to four on a desktop. */
const SIZES = '(min-width: 1024px) 372px, 46vw';

/** A product with the compared size. */
export interface Column {
  product: ProductSummary;
  size: Variant;
}

interface ColumnHeadProps {
  column: Column;
  onTakeOut: () => void;
}

/** The head of a column: picture, name, and the button that removes it. */
export function ColumnHead({ column: { product, size }, onTakeOut }: ColumnHeadProps) {
  const { id, name, subtitle, images, mainImage } = product;
  return (
    <>
      <Shot $isSoldOut={size.stock <= 0}>
        <Picture
          picture={images[0] ?? { src: mainImage, width: 800, height: 1000 }}
          sizes={SIZES}
          eager
          alt=""
        />
        <IconButton label={messages.takeOut(name)} icon="close" iconSize={20} onClick={onTakeOut} />
      </Shot>
      <Name>
        <H3 as="p">
          <Link to={productPath(id)}>{name}</Link>
        </H3>
        <p>{subtitle}</p>
      </Name>
    </>
  );
}

/** Its price, and the button to buy it; a sold-out size has the back-in-stock alert instead. */
export function ColumnPrice({ column: { product, size } }: { column: Column }) {
  const [added, add] = useAddToCart(productLine(product, size));
  const { price, mrp } = priceView(size);
  if (size.stock > 0) {
    return (
      <Buy>
        <Price price={price} mrp={mrp} />
        <Button size="sm" aria-label={messages.addNamed(product.name, size.label)} onClick={add}>
          {added && <Icon name="check" size={20} />}
          {added ? messages.added : messages.addToCart}
        </Button>
      </Buy>
    );
  }
  const back = /^back /i.test(product.label) ? product.label : messages.soldOut;
  return (
    <Buy>
      <Price price={price} mrp={mrp} />
      <SoldOut>{back}</SoldOut>
      <Button
        as={Link}
        variant="ghost"
        size="sm"
        to={productPath(product.id)}
        aria-label={messages.whenBackNamed(product.name)}
      >
        {messages.whenBack}
      </Button>
    </Buy>
  );
}
