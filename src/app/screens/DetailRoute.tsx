import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import DetailScreen from '@/features/catalogue/detail/DetailScreen';
import { selectShownOffers } from '@/features/offers';

/** The detail screen for the id in the address, with the current offers. */
export default function DetailRoute({ kind }: { kind: 'product' | 'combo' }) {
  const { id = '' } = useParams();
  const offers = useSelector(selectShownOffers);
  return <DetailScreen kind={kind} id={id} offers={offers} />;
}
