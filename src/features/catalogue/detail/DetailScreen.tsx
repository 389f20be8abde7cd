import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Offer } from '@/domain/offers/offer';
import { PAGE_NAMES } from '@/domain/seo/messages/pageNames';
import { itemDescription } from '@/domain/seo/words';
import { isAnswered } from '@/lib/remote';
import { useFocusAfterRetry } from '@/lib/hooks/useFocusAfterRetry';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { BelowFold, ChunkBoundary, lazyChunk, prerenderedChunk, sectionFailure } from '@/loading';
import { Button, EmptyState, Wrap } from '@/ui';
import { catalogueRequested, detailRequested, itemViewed } from '../catalogueSlice';
import { selectCatalogue, selectDetail, selectItemById } from '../catalogueSelectors';
import type { Detail } from '../types';
import { Breadcrumb } from './Breadcrumb';
import { DetailPurchase } from './buying/DetailPurchase';
import { Columns } from './DetailScreen.styles';
import { DetailSkeleton } from './DetailSkeleton';
import { galleryOf } from './detailView';
import { Gallery } from './gallery/Gallery';
import { messages } from './messages/detailScreen';

const DetailBelow = lazyChunk(() => import(/* webpackChunkName: "detail-below" */ './DetailBelow'));
const NotHere = prerenderedChunk(() => import(/* webpackChunkName: "detail-missing" */ './NotHere'));

interface DetailScreenProps {
  kind: 'product' | 'combo';
  id: string;
  /** Enabled offers, passed in because this feature does not import theirs. */
  offers: readonly Offer[];
}

/** /product/{id} and /combo/{id}. */
export default function DetailScreen({ kind, id, offers }: DetailScreenProps) {
  const dispatch = useDispatch();
  const detail = useSelector(selectDetail(kind, id));
  const knownItem = useSelector(selectItemById(kind, id));
  useEffect(() => {
    dispatch(catalogueRequested());
    dispatch(detailRequested({ kind, id }));
  }, [dispatch, kind, id]);
  const again = useFocusAfterRetry(detail.status);
  const waiting = detail.status === 'idle' || detail.status === 'loading';
  const ready = detail.status === 'ready';
  const missing = detail.status === 'missing' ? PAGE_NAMES.gone : undefined;
  usePageTitle(ready ? detail.value.item.name : waiting ? null : missing, {
    description: ready ? itemDescription(detail.value.item) : undefined,
  });
  useEffect(() => {
    if (ready) dispatch(itemViewed({ kind, id }));
  }, [dispatch, ready, kind, id]);

  switch (detail.status) {
    case 'idle':
    case 'loading':
      return <DetailSkeleton known={knownItem} />;
    case 'missing':
      return (
        <ChunkBoundary failure={sectionFailure}>
          <NotHere alternatives={detail.alternatives} />
        </ChunkBoundary>
      );
    case 'failed':
      return (
        <EmptyState
          as="h1"
          title={detail.message}
          text={messages.tryOnceConnected}
          action={
            <Button ref={again} onClick={() => dispatch(detailRequested({ kind, id }))}>
              {messages.tryAgain}
            </Button>
          }
        />
      );
    case 'ready':
      // A new product resets the quantity and the gallery.
      return <Loaded key={`${kind}/${id}`} detail={detail.value} offers={offers} />;
  }
}

function Loaded({ detail, offers }: { detail: Detail; offers: readonly Offer[] }) {
  const catalogue = useSelector(selectCatalogue);
  return (
    <Wrap>
      <Breadcrumb detail={detail} />
      <Columns>
        <Gallery name={detail.item.name} images={galleryOf(detail)} />
        <DetailPurchase detail={detail} offers={offers} />
      </Columns>
      <BelowFold id="reviews" phone={2900} desktop={2500} isReady={isAnswered(catalogue)}>
        <DetailBelow detail={detail} />
      </BelowFold>
    </Wrap>
  );
}
