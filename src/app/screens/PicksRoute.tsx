import { useLocation } from 'react-router-dom';
import CompareScreen from '@/features/comparePages/CompareScreen';
import WishlistScreen from '@/features/wishlistPages/WishlistScreen';
import { matchRoute } from '../router/paths';

/** The screens of a shopper's picks: a wishlist, or products side by side. */
export default function PicksRoute() {
  const { pathname } = useLocation();
  return matchRoute(pathname)?.name === 'compare' ? <CompareScreen /> : <WishlistScreen />;
}
