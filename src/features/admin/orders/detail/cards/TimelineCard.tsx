import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { PrivateNote } from '@/domain/admin/privateNotes';
import type { Order } from '@/domain/orders/order/order';
import { lockIcon, privateNoteMessages, selectPrivateNotes } from '@/features/admin/privateNotes';
import { timelineOf, type TimelineStep } from '@/features/orders';
import { formatMoment } from '@/lib/dates';
import { Icon, mailIcon } from '@/ui';
import { statusWord } from '../../list/table/orderStanding';
import { messages } from '../../messages';
import { Audience, OrderCard } from './OrderCard.styles';
import { Log } from './TimelineCard.styles';

const { timeline: texts } = messages.detail;

/** The order's steps in the customer's words, newest first; a note is marked as one. */
function Step({ step }: { step: TimelineStep }) {
  return (
    <li>
      <div>
        <b>{step.isNote ? texts.note : statusWord(step.status, step.word)}</b>
        {step.note && <p>{step.note}</p>}
        {step.isNote && (
          <Audience>
            <Icon name={mailIcon} size={16} />
            {texts.customerReads}
          </Audience>
        )}
      </div>
      {step.at && <time dateTime={step.at}>{formatMoment(step.at)}</time>}
    </li>
  );
}

/** A private note of the team, on gold. */
function Private({ note: { by, text, at } }: { note: PrivateNote }) {
  return (
    <li data-private="">
      <div>
        <b>
          <Icon name={lockIcon} size={16} /> {privateNoteMessages.inTimeline(by.name || by.email)}
        </b>
        <p>{text}</p>
      </div>
      <time dateTime={at}>{formatMoment(at)}</time>
    </li>
  );
}

interface Entry {
  /** ISO. */
  at: string;
  row: ReactNode;
}

/** The order's history and the team's notes, newest first. */
export function TimelineCard({ order }: { order: Order }) {
  const { notes } = useSelector(selectPrivateNotes);
  const past = timelineOf(order).flatMap((step): Entry[] =>
    step.at === null
      ? []
      : [{ at: step.at, row: <Step key={`${step.status}${step.at}${step.note}`} step={step} /> }],
  );
  const noted = (notes.status === 'ready' ? notes.value : []).map((note): Entry => ({
    at: note.at,
    row: <Private key={note.id} note={note} />,
  }));
  const entries = [...past, ...noted].sort((a, b) => a.at.localeCompare(b.at)).reverse();
  return (
    <OrderCard>
      <header>
        <h2>{texts.title}</h2>
        <small>{texts.newestFirst}</small>
      </header>
      <Log>{entries.map(({ row }) => row)}</Log>
    </OrderCard>
  );
}
