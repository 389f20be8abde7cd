import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { adminMessagePath, adminPaths } from '@/app/router/paths';
import type { AdminMessage } from '@/domain/contracts/admin/messages';
import { clockOf } from '@/domain/messages/inbox/clocks';
import { stepsFrom } from '@/domain/messages/inbox/decide';
import type { MessageStatus } from '@/domain/messages/inbox/message';
import { formatMoment } from '@/lib/dates';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { loading } from '@/lib/remote';
import { messagesQueryText } from '@/services/admin/people/createMessagesAdmin';
import { Button, Caption, ErrorNote, StatusDot } from '@/ui';
import { ListNav } from '../table';
import {
  actionRequested,
  messageLeft,
  messageOpened,
  selectSending,
  selectMessages,
  selectOpenMessage,
  type MessageAction,
} from './messagesSlice';
import { Facts, Head, Letter, Moves } from './MessageScreen.styles';
import { ReplyForm } from './ReplyForm';
import { messages } from './messages';
import { dueStatus, STATUS_TONES } from './statuses';
import { LoadState, oneAtATime } from '../shared';

/** Links back to the list and to the neighbours in it. */
function MessageNav({ id }: { id: string }) {
  const { page, query } = useSelector(selectMessages);
  const ids = page.status === 'ready' ? page.value.rows.map((row) => row.id) : [];
  const list = [adminPaths.messages, messagesQueryText(query)].filter(Boolean).join('?');
  return <ListNav texts={messages.detail} list={list} ids={ids} id={id} pathOf={adminMessagePath} />;
}

function Sender({ message, now }: { message: AdminMessage; now: Date }) {
  const { email, phone, ticket, createdAt, acknowledgedAt } = message;
  const owed = clockOf(message);
  const clock = owed && dueStatus(owed, now);
  return (
    <Facts>
      <dt>{messages.detail.email}</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      {phone && (
        <>
          <dt>{messages.detail.mobile}</dt>
          <dd>
            <a href={`tel:+91${phone}`}>{phone}</a>
          </dd>
        </>
      )}
      <dt>{messages.detail.ticket}</dt>
      <dd>{ticket}</dd>
      <dt>{messages.detail.received}</dt>
      <dd>{formatMoment(createdAt)}</dd>
      {acknowledgedAt && (
        <>
          <dt>{messages.detail.acknowledged}</dt>
          <dd>{formatMoment(acknowledgedAt)}</dd>
        </>
      )}
      {owed && clock && (
        <>
          <dt>{messages.detail.due}</dt>
          <dd>
            <StatusDot tone={clock.tone}>{clock.text}</StatusDot>{' '}
            <Caption as="span">{messages.detail.dueBy(formatMoment(owed.due.toISOString()))}</Caption>
          </dd>
        </>
      )}
      <dt>{messages.detail.orders}</dt>
      <dd>
        <Link to={`${adminPaths.orders}?q=${encodeURIComponent(email)}`}>{messages.detail.findOrders}</Link>
      </dd>
    </Facts>
  );
}

/** The statuses with a button; opening a message marks it as read. */
const movesOf = ({ status }: AdminMessage): readonly MessageStatus[] =>
  stepsFrom(status).filter((to) => !(status === 'new' && to === 'read'));

function Actions({ message }: { message: AdminMessage }) {
  const { id, status, acknowledgedAt } = message;
  const dispatch = useDispatch();
  const sending = useSelector(selectSending);
  const busy = sending.status === 'sending' ? sending.action : null;
  const act = (action: MessageAction) => dispatch(actionRequested({ id, action }));
  const stateOf = (isRunning: boolean) => oneAtATime(isRunning, busy !== null);
  return (
    <>
      <Moves>
        {!acknowledgedAt && (status === 'new' || status === 'read') && (
          <Button
            size="sm"
            {...stateOf(busy?.kind === 'acknowledge')}
            onClick={() => act({ kind: 'acknowledge' })}
          >
            {messages.detail.acknowledge}
          </Button>
        )}
        {movesOf(message).map((to) => (
          <Button
            key={to}
            variant="ghost"
            size="sm"
            {...stateOf(busy?.kind === 'move' && busy.status === to)}
            onClick={() => act({ kind: 'move', status: to })}
          >
            {messages.moves[to]}
          </Button>
        ))}
      </Moves>
      <div role="alert">{sending.status === 'failed' && <ErrorNote>{sending.message}</ErrorNote>}</div>
    </>
  );
}

function Details({ message, now }: { message: AdminMessage; now: Date }) {
  return (
    <>
      <Head>
        <h1>{message.name}</h1>
        <StatusDot tone={STATUS_TONES[message.status]}>{messages.status[message.status]}</StatusDot>
      </Head>
      <Sender message={message} now={now} />
      <Letter aria-label={messages.detail.text}>
        <p>{message.message}</p>
      </Letter>
      {message.replies.map(({ id, text, at, by, delivery }) => (
        <Letter key={id} $ours aria-label={messages.detail.ourReply}>
          <p>{text}</p>
          <footer>
            {messages.detail.repliedAt(formatMoment(at), by.email)}{' '}
            {delivery.state === 'failed' ? (
              <ErrorNote>{messages.delivery(delivery)}</ErrorNote>
            ) : (
              messages.delivery(delivery)
            )}
          </footer>
        </Letter>
      ))}
      <Actions message={message} />
      {message.status !== 'spam' && <ReplyForm message={message} />}
    </>
  );
}

/** One message with its replies, and when the next step is due. */
export default function MessageScreen() {
  const dispatch = useDispatch();
  const { id = '' } = useParams();
  const { message: found, id: shown, at } = useSelector(selectOpenMessage);
  useEffect(() => {
    dispatch(messageOpened(id));
    return () => void dispatch(messageLeft());
  }, [dispatch, id]);
  const mine = shown === id ? found : loading;
  const message = mine.status === 'ready' ? mine.value : null;
  usePageTitle(message ? message.name : messages.title);
  return (
    <>
      <MessageNav id={id} />
      <LoadState of={mine} height={320} onAgain={() => dispatch(messageOpened(id))} />
      {mine.status === 'ready' && !message && <Caption>{messages.detail.gone}</Caption>}
      {message && <Details message={message} now={new Date(at)} />}
    </>
  );
}
