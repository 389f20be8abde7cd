import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui';
import { messages } from './messages';
import { reviewsRequested, selectReviewDesk } from './reviewsSlice';

/** Reads the box again after a refusal of outdated words. A typed answer or refusal stays. */
export function ReadAgain() {
  const dispatch = useDispatch();
  const { of, box } = useSelector(selectReviewDesk);
  return (
    <Button
      variant="ghost"
      size="sm"
      style={{ marginTop: 12 }}
      onClick={() => dispatch(reviewsRequested({ of, box }))}
    >
      {messages.readAgain}
    </Button>
  );
}
