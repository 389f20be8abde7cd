import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import DetailScreen from '@/features/catalogue/detail/DetailScreen';
import { offersRequested, selectOffers } from '@/features/offers';

/** The detail screen with the id of the address and the offers of the moment. */
export default function DetailRoute({ kind }: { kind: 'product' | 'combo' }) {
  const dispatch = useDispatch();
  const { id = '' } = useParams();
  const offers = useSelector(selectOffers);
  useEffect(() => {
    dispatch(offersRequested());
  }, [dispatch]);
  return <DetailScreen kind={kind} id={id} offers={offers} />;
}
