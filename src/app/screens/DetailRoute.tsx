import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import DetailScreen from '@/features/catalogue/detail/DetailScreen';
import { selectShownOffers } from '@/features/offers';

/** The detail screen with the id of the address and the offers of the moment. */
export default function DetailRoute({ kind }: { kind: 'product' | 'combo' }) {
  const { id = '' } = useParams();
  const offers = useSelector(selectShownOffers);
  return <DetailScreen kind={kind} id={id} offers={offers} />;
}
