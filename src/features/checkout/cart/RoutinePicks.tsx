import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { productPath } from '@/app/router/paths';
import { formatRupees } from '@/domain/money/money';
import { routinePicks } from '@/domain/cart/routinePicks';
import { drawerClosed, itemAdded, selectCartItems } from '@/features/cart';
import { selectCatalogue } from '@/features/catalogue';
import { valueOf } from '@/lib/remote';
import { Button, Caption, H3, Picture, underlined } from '@/ui';
import { messages } from '../messages';

const Part = styled.section`
  display: grid;
  gap: 10px;
  padding: 16px 0;
  border-top: var(--hair);
  h3 {
    font: 600 1rem/1.4 var(--sans);
  }
  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: 14px;
    align-items: center;
    padding: 6px 0;
  }
  img {
    width: 56px;
    border-radius: var(--r-s);
  }
  a {
    font-weight: 600;
  }
  a:hover {
    ${underlined}
  }
`;

const NONE = { products: [], combos: [] };

/**
 * Products for the missing steps of a routine. Renders nothing without a started routine, if it is complete,
 * or before the whole catalogue has loaded.
 */
export function RoutinePicks() {
  const dispatch = useDispatch();
  const items = useSelector(selectCartItems);
  const { products, combos } = valueOf(useSelector(selectCatalogue)) ?? NONE;
  const { has, picks } = routinePicks(items, products, combos);
  const part = useRef<HTMLElement>(null);
  if (picks.length === 0) return null;
  const add = (line: (typeof picks)[number]['line']) => {
    // Its row disappears once it is in the cart, so the focus moves to the section.
    part.current?.focus();
    dispatch(itemAdded(line));
  };
  return (
    <Part ref={part} tabIndex={-1} aria-label={messages.picks.title}>
      <div>
        <H3>{messages.picks.title}</H3>
        <Caption>
          {messages.picks.why(
            has,
            picks.map(({ step }) => step),
          )}
        </Caption>
      </div>
      <ul>
        {picks.map(({ product, variant, line }) => (
          <li key={product.id}>
            <Picture picture={{ src: product.mainImage, width: 56, height: 70 }} sizes="56px" alt="" />
            <span>
              <Link to={productPath(product.id)} onClick={() => dispatch(drawerClosed())}>
                {product.name}
              </Link>
              <Caption>{messages.picks.sizeAndPrice(variant.label, formatRupees(variant.price))}</Caption>
            </span>
            <Button
              size="sm"
              variant="ghost"
              aria-label={messages.picks.addItem(product.name)}
              onClick={() => add(line)}
            >
              {messages.picks.add}
            </Button>
          </li>
        ))}
      </ul>
    </Part>
  );
}
