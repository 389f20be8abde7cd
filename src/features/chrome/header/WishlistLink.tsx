import styled from 'styled-components';
import { Link } from 'react-router-dom';
import { wishlistPath } from '@/app/router/paths';
import { Icon } from '@/ui';
import { messages } from '../messages/wishlistLink';

const Square = styled(Link)`
  display: grid;
  place-items: center;
  min-width: 44px;
  height: 44px;
`;

export function WishlistLink() {
  return (
    <Square to={wishlistPath()} aria-label={messages.wishlist}>
      <Icon name="heart" />
    </Square>
  );
}
