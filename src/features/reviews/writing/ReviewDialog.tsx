import { useDispatch, useSelector } from 'react-redux';
import { Button, Dialog, EmptyState, Skeleton } from '@/ui';
import { messages } from '../messages';
import { Thanks } from '../Reviews.styles';
import { ReviewForm } from './ReviewForm';
import { formClosed, formOpened, selectReviewForm } from '../reviewsSlice';

/** The sheet in which a person writes, changes or deletes their review of a product. */
export default function ReviewDialog() {
  const dispatch = useDispatch();
  const { open, own, sending } = useSelector(selectReviewForm);
  if (!open) return null;
  const close = () => dispatch(formClosed());
  const done = <Button onClick={close}>{messages.done}</Button>;
  const title = own.status === 'ready' ? messages.about(own.value.product.name) : messages.title;
  return (
    <Dialog title={title} onClose={close}>
      {own.status === 'loading' && <Skeleton style={{ height: 420 }} aria-busy="true" />}
      {own.status === 'failed' && (
        <EmptyState
          title={messages.loadFailed}
          text={own.message}
          action={
            <Button variant="ghost" onClick={() => dispatch(formOpened(open))}>
              {messages.again}
            </Button>
          }
        />
      )}
      {sending.status === 'done' && (
        <Thanks>
          <p role="status">{sending.message}</p>
          {done}
        </Thanks>
      )}
      {own.status === 'ready' &&
        sending.status !== 'done' &&
        (own.value.mayWrite || own.value.review ? (
          <ReviewForm own={own.value} stars={open.stars} />
        ) : (
          <Thanks>
            <p>{messages.notReceived}</p>
            {done}
          </Thanks>
        ))}
    </Dialog>
  );
}
