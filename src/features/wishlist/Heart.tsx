import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { wishKey } from '@/domain/wishlist/wishlist';
import { Icon, media } from '@/ui';
import { messages } from './messages';
import { heartPressed, selectIsWished, type HeartFacts } from './wishlistSlice';

const Round = styled.button<{ $onPicture: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  color: var(--ink);
  ${({ $onPicture }) =>
    $onPicture &&
    `
      position: absolute;
      z-index: 1;
      top: 4px;
      right: 4px;
      &::before {
        content: '';
        position: absolute;
        inset: 2px;
        border-radius: 50%;
        background: var(--surface);
      }
    `}
  svg {
    position: relative;
    transition:
      fill 160ms,
      transform 160ms;
  }
  &[aria-pressed='true'] {
    color: var(--dew);
    svg {
      fill: currentColor;
    }
  }
  &:active svg {
    transform: scale(0.9);
  }
  ${media.hover} {
    &:hover {
      color: var(--dew);
    }
  }
  &:focus-visible {
    border-radius: 50%;
  }
  ${media.desktop} {
    ${({ $onPicture }) => $onPicture && 'top: 8px; right: 8px; &::before { inset: 0; }'}
  }
  ${media.stillness} {
    svg {
      transition: none;
      transform: none !important;
    }
  }
`;

interface HeartProps extends Pick<HeartFacts, 'id' | 'sku' | 'price' | 'name'> {
  kind?: HeartFacts['kind'];
  /** Whether it lies on a card's picture. */
  onPicture?: boolean;
}

/** Saves a product or combo to the wishlist, or removes it. */
export function Heart({ kind = 'product', id, sku, price, name, onPicture = false }: HeartProps) {
  const dispatch = useDispatch();
  const isWished = useSelector(selectIsWished(wishKey({ kind, id })));
  return (
    <Round
      type="button"
      aria-label={messages.heart(name)}
      aria-pressed={isWished}
      onClick={() => dispatch(heartPressed({ kind, id, sku, price, name }))}
      $onPicture={onPicture}
    >
      <Icon name="heart" size={20} />
    </Round>
  );
}
