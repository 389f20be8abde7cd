import { Link } from 'react-router-dom';
import { adminCustomerPath } from '@/app/router/paths';
import type { CustomerRow } from '@/domain/admin/customers/row';
import { formatRupees } from '@/domain/money/money';
import { AdminTable, CardEnd, rowLink, type Column } from '@/features/admin/table';
import { formatMoment, formatShortDay } from '@/lib/dates';
import { messages } from '../messages';
import { Back, CodOff, Named, Quiet, TagName } from './CustomersScreen.styles';

type NamedRow = CustomerRow & { id: string };

const { columns: heads, codOff, never, cameBack, ...counts } = messages.list;
const CARD = "'customer spent' 'phone orders' 'back last' / minmax(0, 1fr) auto";

/** The cancelled orders only where there are no others; the customer's page has both. */
function orderCount(orders: number, cancelled: number): string {
  if (orders > 0) return counts.orders(orders);
  return cancelled > 0 ? counts.cancelled(cancelled) : '';
}

const COLUMNS: readonly Column<NamedRow>[] = [
  {
    head: heads.customer,
    area: 'customer',
    cell: ({ uid, name, city, isCodBlocked }) => (
      <Named>
        <Link to={adminCustomerPath(uid)} {...rowLink}>
          {name || uid}
        </Link>
        {isCodBlocked && <CodOff>{codOff}</CodOff>}
        <small>{city}</small>
      </Named>
    ),
  },
  { head: heads.phone, area: 'phone', width: '112px', cell: ({ phone }) => phone },
  { head: heads.email, wideOnly: true, cell: ({ email }) => email },
  {
    head: heads.tags,
    wideOnly: true,
    width: '176px',
    cell: ({ tags }) => tags.map((tag) => <TagName key={tag}>{tag}</TagName>),
  },
  {
    head: heads.back,
    area: 'back',
    width: '168px',
    cell: ({ returned, rto }) => <Back>{cameBack(returned, rto)}</Back>,
  },
  {
    head: heads.last,
    area: 'last',
    width: '104px',
    cell: ({ lastOrderAt }) => (
      <CardEnd $quiet>
        {lastOrderAt ? (
          <time dateTime={lastOrderAt} title={formatMoment(lastOrderAt)}>
            {formatShortDay(lastOrderAt)}
          </time>
        ) : (
          <Quiet>{never}</Quiet>
        )}
      </CardEnd>
    ),
  },
  {
    head: heads.orders,
    area: 'orders',
    width: '104px',
    figure: true,
    cell: ({ orders, cancelled }) => <CardEnd $quiet>{orderCount(orders, cancelled)}</CardEnd>,
  },
  {
    head: heads.spent,
    area: 'spent',
    width: '112px',
    figure: true,
    cell: ({ spent }) => <b>{formatRupees(spent)}</b>,
  },
];

/** The customers of a page; on a phone each is a card. */
export function CustomersTable({ rows, waiting }: { rows: readonly CustomerRow[]; waiting: boolean }) {
  const named = rows.map((row) => ({ ...row, id: row.uid }));
  return <AdminTable label={messages.title} rows={named} columns={COLUMNS} card={CARD} waiting={waiting} />;
}
