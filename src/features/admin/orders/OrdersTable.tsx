import { useMemo, useState } from 'react';
import { formatRupees } from '@/domain/money/money';
import type { OrderRow } from '@/domain/admin/orderList/row';
import { StatusOf } from '@/features/orders';
import { formatMoment } from '@/lib/dates';
import { Link } from 'react-router-dom';
import { adminOrderPath } from '@/app/router/paths';
import { useInterval } from '@/lib/useInterval';
import { AdminTable, type Column } from '../table/AdminTable';
import { ROW_LINK } from '../table/useRowKeys';
import { Total, Two } from './OrdersScreen.styles';
import { agoText, METHOD_WORDS, texts, WAIT_WORDS } from './texts';

const MINUTE = 60_000;

function What({ row, now }: { row: OrderRow; now: Date }) {
  const ago = agoText(row.createdAt, now);
  return (
    <Two>
      <Link to={adminOrderPath(row.id)} {...{ [ROW_LINK]: '' }}>
        {row.id}
      </Link>
      <small>
        <time dateTime={row.createdAt}>
          {ago && `${ago}, `}
          {formatMoment(row.createdAt)}
        </time>
      </small>
    </Two>
  );
}

/** What its status alone does not say. */
function waitText({ waits }: OrderRow): string {
  return waits
    .filter((wait) => wait === 'courier' || wait === 'refund')
    .map((wait) => WAIT_WORDS[wait])
    .join(', ');
}

const columnsAt = (now: Date): Column<OrderRow & { name: string }>[] => [
  { head: 'Order', area: 'order', cell: (row) => <What row={row} now={now} /> },
  {
    head: 'Customer',
    area: 'customer',
    cell: ({ customer, city }) => (
      <Two>
        {customer || texts.deleted}
        <small>{city}</small>
      </Two>
    ),
  },
  {
    head: 'Items',
    area: 'items',
    cell: ({ units, method }) => (
      <Two>
        {units === 1 ? '1 item' : `${units} items`}
        <small>{METHOD_WORDS[method]}</small>
      </Two>
    ),
  },
  {
    head: 'Status',
    area: 'status',
    cell: (row) => (
      <Two>
        <StatusOf status={row.status} cancelling={row.cancelling} />
        <small data-tone="bad">{waitText(row)}</small>
      </Two>
    ),
  },
  { head: 'AWB', cell: ({ awb }) => awb },
  {
    head: 'Total',
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
      label="Orders"
      rows={named}
      columns={columns}
      card={CARD}
      selection={{ selected, onSelect }}
      waiting={waiting}
    />
  );
}
