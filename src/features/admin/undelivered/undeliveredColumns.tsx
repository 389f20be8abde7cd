import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import type { UndeliveredRow } from '@/domain/admin/undelivered/row';
import type { UndeliveredTab } from '@/domain/admin/undelivered/tabs';
import type { UndeliveredAnswer } from '@/domain/orders/order/undelivered';
import { MAX_ATTEMPTS } from '@/domain/orders/undelivered/answerUndelivered';
import type { Claim } from '@/domain/orders/undelivered/claim';
import { formatShortDay } from '@/lib/dates';
import { StatusDot, type StatusTone, VisuallyHidden } from '@/ui';
import { claimText, lossMessages } from '../losses';
import { OrderNumber } from '../orders';
import { CardEnd, rowLink, type Column } from '../table';
import { messages } from './messages';
import { TimeLeftMark } from './TimeLeftMark';
import { City, Dots, OrderLink } from './Cells.styles';
import { Quiet } from './Undelivered.styles';
import { searchOf, type ScreenQuery } from './useUndeliveredQuery';

type WithId = UndeliveredRow & { id: string };

const { columns } = messages;

const toneOf = ({ state, end }: UndeliveredRow): StatusTone => {
  if (state === 'waits') return 'wait';
  if (state === 'trying') return 'good';
  return end === 'lost' || end === 'damaged' ? 'bad' : 'neutral';
};

/** The instruction to the courier, in a few words. */
export function toldText({ act, day, phone, landmark, address, note }: UndeliveredAnswer): string {
  if (act === 'return') return messages.back;
  const when = day ? formatShortDay(`${day}T12:00:00Z`) : messages.nextRound;
  return [when, phone && messages.call(phone), landmark, address, note].filter(Boolean).join(', ');
}

export function AttemptDots({ count }: { count: number }) {
  const made = Math.min(count, MAX_ATTEMPTS);
  return (
    <>
      <Dots aria-hidden="true">
        {Array.from({ length: MAX_ATTEMPTS }, (_, at) => (
          <i key={at} data-on={at < made ? '' : undefined} />
        ))}
      </Dots>
      {messages.attempts(count, MAX_ATTEMPTS)}
      <VisuallyHidden> {columns.attempts}</VisuallyHidden>
    </>
  );
}

const attempts: Column<WithId> = {
  head: columns.attempts,
  area: 'attempts',
  width: '112px',
  cell: (row) => (
    <CardEnd>
      <AttemptDots count={row.attempts.length} />
    </CardEnd>
  ),
};

const customer: Column<WithId> = {
  head: columns.customer,
  area: 'customer',
  cell: (row) => (
    <>
      {row.customer || <Quiet>{messages.deleted}</Quiet>}
      <City>{row.city}</City>
    </>
  ),
};

const reason: Column<WithId> = {
  head: columns.reason,
  area: 'words',
  cell: ({ attempts: made }) => {
    const last = made.at(-1);
    if (!last) return <Quiet>{messages.noAttempts}</Quiet>;
    const said = last.reason === 'other' && last.said;
    return <span title={last.said}>{said || messages.reason(last.reason)}</span>;
  },
};

const told: Column<WithId> = {
  head: columns.told,
  area: 'words',
  cell: ({ answer }) => (
    <Quiet title={answer ? toldText(answer) : ''}>{answer ? toldText(answer) : ''}</Quiet>
  ),
};

const claimCell = (row: WithId, claims: Readonly<Record<string, Claim>>) =>
  row.losses.map(({ awb }) => {
    const claim = claims[awb];
    if (!claim) return <Quiet key={awb}>{lossMessages.noClaim}</Quiet>;
    return <span key={awb}>{claimText(claim)}</span>;
  });

/** The columns of a view. The link of a row opens it in the panel. */
export function undeliveredColumns(
  query: ScreenQuery,
  { now, claims }: { now: Date; claims: Readonly<Record<string, Claim>> },
): Column<WithId>[] {
  const { tab } = query;
  const order: Column<WithId> = {
    head: columns.order,
    area: 'order',
    width: '118px',
    cell: ({ orderId }) => (
      <OrderLink>
        <Link
          {...rowLink}
          to={`${adminPaths.undelivered}?${searchOf({ ...query, order: orderId })}`}
          aria-label={orderId}
          title={orderId}
        >
          <OrderNumber id={orderId} />
        </Link>
      </OrderLink>
    ),
  };
  const left: Column<WithId> = {
    head: columns.left,
    area: 'state',
    width: '140px',
    cell: ({ dueAt }) => (
      <CardEnd>
        <TimeLeftMark dueAt={dueAt} now={now} />
      </CardEnd>
    ),
  };
  const state: Column<WithId> = {
    head: columns.state,
    area: 'state',
    width: '150px',
    cell: (row) => (
      <CardEnd>
        <StatusDot tone={toneOf(row)}>{messages.state(row.state, row.end)}</StatusDot>
      </CardEnd>
    ),
  };
  const claim: Column<WithId> = {
    head: columns.claim,
    area: 'words',
    cell: (row) => claimCell(row, claims),
  };
  const LAST: Record<UndeliveredTab, Column<WithId>> = {
    waiting: reason,
    trying: told,
    returning: reason,
    lost: claim,
    all: reason,
  };
  return [
    tab === 'waiting' ? left : state,
    order,
    customer,
    LAST[tab],
    ...(tab === 'lost' ? [] : [attempts]),
  ];
}
