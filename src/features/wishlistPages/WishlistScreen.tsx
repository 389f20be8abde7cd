import { useParams } from 'react-router-dom';
import { OwnWishlist } from './OwnWishlist';
import { SharedWishlist } from './SharedWishlist';

/** The shopper's own wishlist, or the shared one of a link. */
export default function WishlistScreen() {
  const { '*': token } = useParams();
  return token ? <SharedWishlist token={token} /> : <OwnWishlist />;
}
