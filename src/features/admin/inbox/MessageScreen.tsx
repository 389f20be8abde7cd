import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { adminMessagePath, adminPaths } from '@/app/router/paths';
import type { AdminMessage } from '@/domain/contracts/adminMessages';
import { clockOf } from '@/domain/messages/inbox/clocks';
import { stepsFrom } from '@/domain/messages/inbox/decide';
import type { MessageStatus } from '@/domain/messages/inbox/message';
import { formatMoment } from '@/lib/dates';
import { usePageTitle } from '@/lib/usePageTitle';
import { inboxText } from '@/services/admin/createInboxAdmin';
import { Button, Caption, ErrorNote, Icon, Skeleton, StatusDot, TextLink } from '@/ui';
import { useKeys } from '../keys/useKeys';
import {
  actionRequested,
  messageOpened,
  selectInbox,
  selectOpenMessage,
  type InboxAction,
} from './inboxSlice';
import { Facts, Head, Moves, Way, Words } from './MessageScreen.styles';
import { ReplyForm } from './ReplyForm';
import { clockWords, deliveryWords, inboxTexts, moveWords, statusWords } from './texts';
import { TryAgain } from '../TryAgain';

/** The way back to the list, and to those before and after it there. */
function Ways({ id }: { id: string }) {
  const navigate = useNavigate();
  const { page, query } = useSelector(selectInbox);
  const ids = page.status === 'ready' ? page.value.rows.map((row) => row.id) : [];
  const at = ids.indexOf(id);
  const go = (to: number) => void (at >= 0 && ids[to] && navigate(adminMessagePath(ids[to])));
  useKeys({ j: () => go(at + 1), k: () => go(at - 1) });
  return (
    <Way>
      <TextLink as={Link} to={[adminPaths.messages, inboxText(query)].filter(Boolean).join('?')}>
        <Icon name="back" size={20} />
        {inboxTexts.title}
      </TextLink>
      {at >= 0 && ids.length > 1 && (
        <div>
          <Button variant="ghost" size="sm" disabled={at === 0} onClick={() => go(at - 1)}>
            Previous
          </Button>
          <Button variant="ghost" size="sm" disabled={at === ids.length - 1} onClick={() => go(at + 1)}>
            Next
          </Button>
        </div>
      )}
    </Way>
  );
}

function Sender({ message, now }: { message: AdminMessage; now: Date }) {
  const { email, phone, ticket, createdAt, acknowledgedAt } = message;
  const owed = clockOf(message);
  const clock = owed && clockWords(owed, now);
  return (
    <Facts>
      <dt>E-mail</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
      {phone && (
        <>
          <dt>Mobile</dt>
          <dd>
            <a href={`tel:+91${phone}`}>{phone}</a>
          </dd>
        </>
      )}
      <dt>Ticket</dt>
      <dd>{ticket}</dd>
      <dt>Came</dt>
      <dd>{formatMoment(createdAt)}</dd>
      {acknowledgedAt && (
        <>
          <dt>Acknowledged</dt>
          <dd>{formatMoment(acknowledgedAt)}</dd>
        </>
      )}
      {owed && clock && (
        <>
          <dt>Due</dt>
          <dd>
            <StatusDot tone={clock.tone}>{clock.words}</StatusDot>{' '}
            <Caption as="span">by {formatMoment(owed.due.toISOString())}</Caption>
          </dd>
        </>
      )}
      <dt>Orders</dt>
      <dd>
        <Link to={`${adminPaths.orders}?q=${encodeURIComponent(email)}`}>Look for their orders</Link>
      </dd>
    </Facts>
  );
}

/** Where it can go from here; what can only be meant by opening it is not offered. */
const movesOf = ({ status }: AdminMessage): readonly MessageStatus[] =>
  stepsFrom(status).filter((to) => !(status === 'new' && to === 'read'));

function Actions({ message }: { message: AdminMessage }) {
  const dispatch = useDispatch();
  const { doing } = useSelector(selectOpenMessage);
  const busy = doing.status === 'sending' ? doing.action : null;
  const act = (action: InboxAction) => dispatch(actionRequested(action));
  const { status, acknowledgedAt } = message;
  return (
    <>
      <Moves>
        {!acknowledgedAt && (status === 'new' || status === 'read') && (
          <Button size="sm" busy={busy?.kind === 'acknowledge'} onClick={() => act({ kind: 'acknowledge' })}>
            Acknowledge by mail
          </Button>
        )}
        {movesOf(message).map((to) => (
          <Button
            key={to}
            variant="ghost"
            size="sm"
            busy={busy?.kind === 'move' && busy.status === to}
            onClick={() => act({ kind: 'move', status: to })}
          >
            {moveWords[to]}
          </Button>
        ))}
      </Moves>
      <div role="alert">{doing.status === 'failed' && <ErrorNote>{doing.message}</ErrorNote>}</div>
    </>
  );
}

function Details({ message, now }: { message: AdminMessage; now: Date }) {
  const { word, tone } = statusWords[message.status];
  return (
    <>
      <Head>
        <h1>{message.name}</h1>
        <StatusDot tone={tone}>{word}</StatusDot>
      </Head>
      <Sender message={message} now={now} />
      <Words aria-label="What they wrote">
        <p>{message.message}</p>
      </Words>
      {message.replies.map(({ id, text, at, by, delivery }) => (
        <Words key={id} $ours aria-label="Our reply">
          <p>{text}</p>
          <footer>
            {formatMoment(at)}, {by.email}.{' '}
            {delivery.state === 'failed' ? (
              <ErrorNote>{deliveryWords(delivery)}</ErrorNote>
            ) : (
              deliveryWords(delivery)
            )}
          </footer>
        </Words>
      ))}
      <Actions message={message} />
      {message.status !== 'spam' && <ReplyForm message={message} />}
    </>
  );
}

/** One message: what was written, what was answered, and what is still owed. */
export function MessageScreen() {
  const dispatch = useDispatch();
  const { id = '' } = useParams();
  const { message: found, id: shown, at } = useSelector(selectOpenMessage);
  useEffect(() => {
    dispatch(messageOpened(id));
  }, [dispatch, id]);
  const mine = shown === id ? found : null;
  const message = mine?.status === 'ready' ? mine.value : null;
  usePageTitle(message ? message.name : inboxTexts.title);
  return (
    <>
      <Ways id={id} />
      {(!mine || mine.status === 'loading') && <Skeleton style={{ height: 320 }} aria-busy="true" />}
      {mine?.status === 'failed' && (
        <TryAgain message={mine.message} onAgain={() => dispatch(messageOpened(id))} />
      )}
      {mine?.status === 'ready' && !message && <Caption>{inboxTexts.gone}</Caption>}
      {message && <Details message={message} now={new Date(at)} />}
    </>
  );
}
