import { Link } from 'react-router-dom';
import { adminOrderPath, adminPaths } from '@/app/router/paths';
import type { OrderRow } from '@/domain/admin/orderList/row';
import { MAX_PAGE_ORDERS, type CustomerDetail } from '@/domain/contracts/admin/customers';
import { formatRupees } from '@/domain/money/money';
import { orderStanding, paymentWord, shortNumber } from '@/features/admin/orders';
import { AdminTable, CardEnd, type Column } from '@/features/admin/table';
import { formatMoment, formatShortDay } from '@/lib/dates';
import { StatusDot, TextLink } from '@/ui';
import { CardLink } from '../list/CustomersScreen.styles';
import { messages } from '../messages';
import { Panel } from './CustomerScreen.styles';

const { columns: heads, ...texts } = messages.page;
const CARD = "'order total' 'status payment' 'placed items' / minmax(0, 1fr) auto";

const COLUMNS: readonly Column<OrderRow>[] = [
  {
    head: heads.order,
    area: 'order',
    width: '124px',
    cell: ({ id }) => (
      <CardLink to={adminOrderPath(id)} title={id}>
        {shortNumber(id)}
      </CardLink>
    ),
  },
  {
    head: heads.placed,
    area: 'placed',
    width: '124px',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={formatMoment(createdAt)}>
        {formatShortDay(createdAt)}
      </time>
    ),
  },
  {
    head: heads.items,
    area: 'items',
    width: '84px',
    cell: ({ units }) => <CardEnd $quiet>{texts.items(units)}</CardEnd>,
  },
  {
    head: heads.payment,
    area: 'payment',
    width: '88px',
    cell: (row) => <CardEnd $quiet>{paymentWord(row)}</CardEnd>,
  },
  {
    head: heads.status,
    area: 'status',
    cell: (row) => {
      const { word, tone } = orderStanding(row);
      return <StatusDot tone={tone}>{word}</StatusDot>;
    },
  },
  {
    head: heads.total,
    area: 'total',
    width: '104px',
    figure: true,
    cell: ({ total }) => <b>{formatRupees(total)}</b>,
  },
];

/** The newest orders of a customer, and the way to all of them. */
export function OrdersOf({ customer: { orders, email, phones } }: { customer: CustomerDetail }) {
  const query = new URLSearchParams({ q: email || (phones[0] ?? '') }).toString();
  return (
    <Panel>
      <header>
        <h2>{orders.length < MAX_PAGE_ORDERS ? texts.orders : texts.newestOrders(orders.length)}</h2>
        {orders.length > 0 && (
          <TextLink as={Link} to={`${adminPaths.orders}?${query}`}>
            {texts.allOrders}
          </TextLink>
        )}
      </header>
      {orders.length === 0 ? (
        <p>{texts.noOrders}</p>
      ) : (
        <AdminTable label={texts.orders} rows={orders} columns={COLUMNS} card={CARD} />
      )}
    </Panel>
  );
}
