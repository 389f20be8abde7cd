import { useMemo, useState } from 'react';
import { formatRupees } from '@/domain/money/money';
import type { OrderRow } from '@/domain/admin/orderList/row';
import { StatusOf } from '@/features/orders';
import { formatMoment } from '@/lib/dates';
import { Link } from 'react-router-dom';
import { adminOrderPath } from '@/app/router/paths';
import { useInterval } from '@/lib/useInterval';
import { AdminTable, type Column, rowLink } from '@/features/admin/table';
import { Total, TwoLines } from './OrdersScreen.styles';
import { messages } from '../messages';
import { agoText } from './agoText';

const MINUTE = 60_000;

function What({ row, now }: { row: OrderRow; now: Date }) {
  const ago = agoText(row.createdAt, now);
  return (
    <TwoLines>
      <Link to={adminOrderPath(row.id)} {...rowLink}>
        {row.id}
      </Link>
      <small>
        <time dateTime={row.createdAt}>
          {ago && `${ago}, `}
          {formatMoment(row.createdAt)}
        </time>
      </small>
    </TwoLines>
  );
}

/** What waits for the admin and the status does not say. */
function waitText({ waits }: OrderRow): string {
  return waits
    .filter((wait) => wait === 'courier' || wait === 'refund')
    .map((wait) => messages.list.waits[wait])
    .join(', ');
}

const columnsAt = (now: Date): Column<OrderRow & { name: string }>[] => [
  { head: messages.list.columns.order, area: 'order', cell: (row) => <What row={row} now={now} /> },
  {
    head: messages.list.columns.customer,
    area: 'customer',
    cell: ({ customer, city }) => (
      <TwoLines>
        {customer || messages.list.deleted}
        <small>{city}</small>
      </TwoLines>
    ),
  },
  {
    head: messages.list.columns.items,
    area: 'items',
    cell: ({ units, method }) => (
      <TwoLines>
        {messages.list.items(units)}
        <small>{messages.list.methods[method]}</small>
      </TwoLines>
    ),
  },
  {
    head: messages.list.columns.status,
    area: 'status',
    cell: (row) => (
      <TwoLines>
        <StatusOf status={row.status} cancelling={row.cancelling} />
        <small data-tone="bad">{waitText(row)}</small>
      </TwoLines>
    ),
  },
  { head: messages.list.columns.awb, cell: ({ awb }) => awb },
  {
    head: messages.list.columns.total,
    area: 'total',
    figure: true,
    cell: ({ total }) => <Total>{formatRupees(total)}</Total>,
  },
];
const CARD = "'pick order order' 'pick customer total' 'pick items status' / 33px minmax(0, 1fr) auto";

interface OrdersTableProps {
  rows: readonly OrderRow[];
  selected: readonly string[];
  onSelect: (ids: string[], on: boolean) => void;
  waiting: boolean;
}

export function OrdersTable({ rows, selected, onSelect, waiting }: OrdersTableProps) {
  const [now, setNow] = useState(() => new Date());
  useInterval(() => setNow(new Date()), MINUTE);
  const columns = useMemo(() => columnsAt(now), [now]);
  const named = useMemo(() => rows.map((row) => ({ ...row, name: row.id })), [rows]);
  return (
    <AdminTable
      label={messages.list.title}
      rows={named}
      columns={columns}
      card={CARD}
      selection={{ selected, onSelect }}
      waiting={waiting}
    />
  );
}
