import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectUser } from '@/features/auth';
import { selectRuntimeRunning } from '@/lib/runtimeSlice';
import { ChunkBoundary, lazyChunk, overlayFailure } from '@/loading';
import { Button } from '@/ui';
import { messages } from '../messages';
import {
  formClosed,
  formOpened,
  ownReviewRequested,
  selectIsReviewed,
  selectReviewForm,
} from '../reviewsSlice';

const ReviewDialog = lazyChunk(() => import(/* webpackChunkName: "review-form" */ './ReviewDialog'));

/** The button that opens the form, and the form. */
export function WriteReview({ productId }: { productId: string }) {
  const dispatch = useDispatch();
  const { open } = useSelector(selectReviewForm);
  // The form's slice and saga load with the runtime.
  const isRunning = useSelector(selectRuntimeRunning);
  const isReviewed = useSelector(selectIsReviewed(productId));
  const uid = useSelector(selectUser)?.uid;
  useEffect(() => {
    if (isRunning && uid) dispatch(ownReviewRequested(productId));
  }, [dispatch, isRunning, uid, productId]);
  return (
    <>
      <Button
        variant="ghost"
        disabled={!isRunning}
        onPointerEnter={() => void ReviewDialog.preload().catch(() => undefined)}
        onClick={() => dispatch(formOpened({ productId, stars: 0 }))}
      >
        {uid && isReviewed ? messages.change : messages.write}
      </Button>
      {open && (
        <ChunkBoundary failure={overlayFailure(() => dispatch(formClosed()))}>
          <ReviewDialog />
        </ChunkBoundary>
      )}
    </>
  );
}
