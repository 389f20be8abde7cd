import { Link } from 'react-router-dom';
import { adminOrderPath } from '@/app/router/paths';
import {
  cashStateOf,
  paidOf,
  type CashOrder,
  type CashState,
  type Transfer,
} from '@/domain/admin/remittances/cashOrder';
import type { BadListRow } from '@/domain/admin/remittances/readList';
import type { RecordedLine } from '@/domain/contracts/admin/remittances';
import { formatPaise } from '@/domain/money/money';
import { formatDayMonthYear } from '@/lib/dates';
import { StatusDot, type StatusTone } from '@/ui';
import { CardEnd, rowLink, type Column } from '../table';
import { messages } from './messages';
import { Cell, OnCard, OrderName } from './Remittances.styles';
import type { DoubtfulLine } from './remittancesSlice';

type WithId<T> = T & { id: string };

const { columns } = messages;

const dayText = (day: string): string => formatDayMonthYear(`${day}T06:30:00.000Z`);

const TONES: Record<CashState, StatusTone> = {
  overdue: 'bad',
  less: 'bad',
  more: 'wait',
  waiting: 'neutral',
  paid: 'good',
  no_awb: 'neutral',
};

function OrderLink({ orderId }: { orderId: string }) {
  return (
    <OrderName>
      {orderId && (
        <Link to={adminOrderPath(orderId)} {...rowLink}>
          {orderId}
        </Link>
      )}
    </OrderName>
  );
}

/** The amount paid. A phone has no column for the amount collected, so it stands below where the two differ. */
function Paid({ order }: { order: CashOrder }) {
  const paid = paidOf(order);
  return (
    <Cell>
      {paid === 0 ? '–' : formatPaise(paid)}
      {paid !== order.owed && <OnCard as="small">{messages.ofCollected(formatPaise(order.owed))}</OnCard>}
    </Cell>
  );
}

/** The columns of the delivered cash orders. */
export const cashColumns = (today: string): Column<WithId<CashOrder>>[] => [
  { head: columns.order, area: 'order', width: '18%', cell: OrderLink },
  {
    head: columns.state,
    area: 'state',
    width: '13%',
    cell: (order) => {
      const state = cashStateOf(order, today);
      return (
        <CardEnd>
          <StatusDot tone={TONES[state]}>{messages.states[state]}</StatusDot>
        </CardEnd>
      );
    },
  },
  {
    head: columns.delivered,
    area: 'day',
    width: '11%',
    cell: ({ deliveredOn }) => <CardEnd>{dayText(deliveredOn)}</CardEnd>,
  },
  {
    head: columns.parcel,
    area: 'parcel',
    cell: ({ awb, courier }) => (
      <Cell title={`${courier} ${awb}`}>
        {awb || messages.noAwb}
        <small>{courier}</small>
      </Cell>
    ),
  },
  {
    head: columns.reference,
    area: 'reference',
    width: '15%',
    cell: ({ payments }) => {
      const text = payments.map(({ reference }) => reference).join(', ');
      return <span title={text}>{text}</span>;
    },
  },
  { head: columns.collected, width: '9%', figure: true, cell: ({ owed }) => formatPaise(owed) },
  {
    head: columns.paid,
    area: 'paid',
    width: '13%',
    figure: true,
    cell: (order) => (
      <CardEnd>
        <Paid order={order} />
      </CardEnd>
    ),
  },
];

export const badColumns: Column<WithId<BadListRow>>[] = [
  { head: columns.row, area: 'row', width: '90px', cell: ({ row }) => messages.row(row) },
  { head: columns.awb, area: 'awb', width: '190px', cell: ({ awb }) => <b>{awb || '–'}</b> },
  { head: columns.why, area: 'why', cell: ({ reason }) => <span title={reason}>{reason}</span> },
];

type Doubted = WithId<Pick<RecordedLine, 'awb' | 'orderId' | 'amount' | 'doubt'>>;

/** The columns of money in question; those of `between` stand before the amount. */
const doubtCells = <Row extends Doubted>(...between: Column<Row>[]): Column<Row>[] => [
  { head: columns.awb, area: 'awb', cell: ({ awb }) => <b>{awb}</b> },
  { head: columns.why, area: 'why', cell: ({ doubt }) => doubt && messages.doubts[doubt] },
  { head: columns.order, area: 'order', cell: OrderLink },
  ...between,
  {
    head: columns.amount,
    area: 'amount',
    figure: true,
    cell: ({ amount }) => <CardEnd>{formatPaise(amount)}</CardEnd>,
  },
];

export const doubtColumns: Column<WithId<DoubtfulLine>>[] = [
  { head: columns.row, width: '90px', cell: ({ row }) => messages.row(row) },
  ...doubtCells<WithId<DoubtfulLine>>(),
];

/** Recorded lines in question, with their transfer. */
export const recordedColumns = doubtCells<WithId<RecordedLine>>(
  { head: columns.reference, area: 'reference', cell: ({ reference }) => reference },
  { head: columns.day, area: 'day', cell: ({ day }) => <CardEnd>{dayText(day)}</CardEnd> },
);

export const transferColumns: Column<WithId<Transfer>>[] = [
  { head: columns.reference, area: 'reference', cell: ({ reference }) => <b>{reference}</b> },
  { head: columns.day, area: 'day', cell: ({ day }) => dayText(day) },
  {
    head: columns.parcels,
    area: 'parcels',
    figure: true,
    cell: ({ parcels }) => <CardEnd>{messages.parcels(parcels)}</CardEnd>,
  },
  {
    head: columns.amount,
    area: 'amount',
    figure: true,
    cell: ({ amount }) => <CardEnd>{formatPaise(amount)}</CardEnd>,
  },
];
