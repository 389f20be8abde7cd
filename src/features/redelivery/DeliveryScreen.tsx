import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import { formatMoment } from '@/lib/dates';
import { usePageTitle } from '@/lib/usePageTitle';
import { Button, Caption, EmptyState, H1, Lead, Skeleton, Wrap } from '@/ui';
import { DeliveryForm } from './DeliveryForm';
import { Page } from './DeliveryScreen.styles';
import { messages } from './messages';
import { linkOpened, selectRedelivery } from './redeliverySlice';

const toShop = (
  <Button as={Link} variant="ghost" to={paths.home}>
    {messages.toShop}
  </Button>
);

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
    const again = (
      <Button variant="ghost" onClick={() => dispatch(linkOpened(token))}>
        {messages.again}
      </Button>
    );
    return (
      <Wrap>
        <EmptyState
          title={isOver ? messages.overTitle : messages.failedTitle}
          text={question.message}
          action={isOver ? toShop : again}
        />
      </Wrap>
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
