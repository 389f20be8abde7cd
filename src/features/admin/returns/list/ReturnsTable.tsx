import { Link } from 'react-router-dom';
import { adminReturnPath } from '@/app/router/paths';
import type { ReturnRow } from '@/domain/contracts/adminOrders/returns';
import { formatRupees } from '@/domain/money/money';
import { shortNumber } from '@/features/admin/orders';
import { AdminTable, CardEnd, rowLink, type Column } from '@/features/admin/table';
import { formatMoment, formatShortDay } from '@/lib/dates';
import { StatusDot } from '@/ui';
import { messages } from '../messages';
import { returnStanding } from '../standing';
import { CardOnly, Number, Quiet } from './ReturnsScreen.styles';

const { list: texts } = messages;
const CARD = "'order state' 'what worth' 'why at' / minmax(0, 1fr) auto";

function Standing({ row }: { row: ReturnRow }) {
  const { word, tone } = returnStanding(row);
  return <StatusDot tone={tone}>{word}</StatusDot>;
}

const COLUMNS: readonly Column<ReturnRow>[] = [
  {
    head: texts.columns.order,
    area: 'order',
    width: '132px',
    cell: ({ id, customer }) => (
      <Number>
        <Link to={adminReturnPath(id)} title={id} {...rowLink}>
          {shortNumber(id)}
        </Link>
        <CardOnly>{customer}</CardOnly>
      </Number>
    ),
  },
  {
    head: texts.columns.customer,
    cell: ({ customer, city }) => (
      <>
        {customer}
        <Quiet>{city}</Quiet>
      </>
    ),
  },
  {
    head: texts.columns.what,
    area: 'what',
    cell: ({ item, units, more }) => (
      <>
        {item} {texts.units(units)}
        {more > 0 && <Quiet>{texts.more(more)}</Quiet>}
      </>
    ),
  },
  {
    head: texts.columns.why,
    area: 'why',
    cell: ({ reason, openedBy }) => (
      <>
        {reason}
        {openedBy === 'shop' && <Quiet>{texts.byShop}</Quiet>}
      </>
    ),
  },
  {
    head: texts.columns.state,
    area: 'state',
    width: '176px',
    cell: (row) => (
      <CardEnd $quiet>
        <Standing row={row} />
      </CardEnd>
    ),
  },
  {
    head: texts.columns.at,
    area: 'at',
    width: '104px',
    cell: ({ at }) => (
      <CardEnd $quiet>
        <time dateTime={at} title={formatMoment(at)}>
          {formatShortDay(at)}
        </time>
      </CardEnd>
    ),
  },
  {
    head: texts.columns.worth,
    area: 'worth',
    width: '104px',
    figure: true,
    cell: ({ worth }) => (
      <CardEnd $quiet>
        <b>{formatRupees(worth)}</b>
      </CardEnd>
    ),
  },
];

/** The returns of a page; on a phone each is a card. */
export function ReturnsTable({ rows, waiting }: { rows: readonly ReturnRow[]; waiting: boolean }) {
  return <AdminTable label={messages.title} rows={rows} columns={COLUMNS} card={CARD} waiting={waiting} />;
}
