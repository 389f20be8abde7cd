import { useParams } from 'react-router-dom';
import { OwnWishlist } from './OwnWishlist';
import { SharedWishlist } from './SharedWishlist';

/** One's own wishlist, or the one behind a link. */
export default function WishlistScreen() {
  const { '*': token } = useParams();
  return token ? <SharedWishlist token={token} /> : <OwnWishlist />;
}
