import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { formatMoment } from '@/lib/dates';
import { LinkTrouble, toShop } from '@/features/mailLink';
import { usePageTitle } from '@/lib/usePageTitle';
import { Caption, EmptyState, H1, Lead, Skeleton, Wrap } from '@/ui';
import { DeliveryForm } from './DeliveryForm';
import { Page } from './DeliveryScreen.styles';
import { messages } from './messages';
import { linkOpened, selectRedelivery } from './redeliverySlice';

/** What a link in a mail about a failed delivery shows. It works without a login and says nothing about the person. */
export default function DeliveryScreen() {
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const { token = '' } = useParams();
  const { question, answering, isOver } = useSelector(selectRedelivery);
  useEffect(() => {
    dispatch(linkOpened(token));
  }, [dispatch, token]);
  if (answering.status === 'done') {
    return (
      <Wrap>
        <EmptyState title={messages.doneTitle} text={answering.message} action={toShop} />
      </Wrap>
    );
  }
  if (question.status === 'failed') {
    return (
      <LinkTrouble
        text={question.message}
        overTitle={isOver ? messages.overTitle : null}
        onAgain={() => dispatch(linkOpened(token))}
      />
    );
  }
  if (question.status !== 'ready') {
    return (
      <Wrap>
        <Page>
          <H1>{messages.title}</H1>
          <Skeleton style={{ height: 320 }} aria-busy="true" />
        </Page>
      </Wrap>
    );
  }
  const { city, phoneEnd, reason, dueAt } = question.value;
  return (
    <Wrap>
      <Page>
        <H1>{messages.title}</H1>
        <div>
          <Lead>{messages.why(reason)}</Lead>
          <Caption>{messages.parcelTo(city, phoneEnd)}</Caption>
        </div>
        <p>{messages.until(formatMoment(dueAt))}</p>
        <DeliveryForm token={token} question={question.value} />
      </Page>
    </Wrap>
  );
}
