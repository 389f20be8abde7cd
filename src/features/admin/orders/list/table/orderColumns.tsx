import { adminOrderPath } from '@/app/router/paths';
import { DAY_MS } from '@/domain/time/calendar';
import type { OrderRow } from '@/domain/admin/orderList/row';
import { dayInIndia } from '@/domain/time/india';
import { formatRupees } from '@/domain/money/money';
import { rowLink, type Column } from '@/features/admin/table';
import { formatMoment, formatShortDay } from '@/lib/dates';
import { Icon, printIcon, StatusDot, VisuallyHidden } from '@/ui';
import { messages } from '../../messages';
import { ageText } from './ageText';
import { COLUMN_NAMES, type ColumnName } from '../listAddress';
import { AwbNumber, OrderNumber } from './OrderNumber';
import { paymentWord } from './paymentWord';
import { orderStanding } from './orderStanding';
import { Cod, Late, Line, OrderLink, Payment, Standing, Total, Wrong } from './OrderCells.styles';

const order: Column<OrderRow> = {
  head: messages.list.columns.order,
  area: 'order',
  width: '6rem',
  cell: ({ id }) => (
    <OrderLink to={adminOrderPath(id)} title={id} aria-label={id} {...rowLink}>
      <OrderNumber id={id} />
    </OrderLink>
  ),
};

function Items({ units, item, more }: OrderRow) {
  return (
    <Line>
      <b>{units}</b>
      {item}
      {more > 0 && <small>+{more}</small>}
    </Line>
  );
}

function Courier({ courier, awb, waits }: OrderRow) {
  if (waits.includes('courier')) return <Wrong>{messages.list.notBooked}</Wrong>;
  return (
    <Line>
      {courier}
      {awb && (
        <small title={awb}>
          <AwbNumber awb={awb} />
        </small>
      )}
    </Line>
  );
}

/** A printer where papers of the order were printed, with the words which. */
function PrintedMark({ printed, pickup }: OrderRow) {
  if (printed.length === 0 && !pickup) return null;
  const papers = printed.map((mark) => messages.list.marks[mark]).join(', ');
  const texts = [papers && messages.list.printed(papers), pickup && messages.list.pickupAsked];
  const text = texts.filter(Boolean).join('. ');
  return (
    <span title={text}>
      <Icon name={printIcon} size={16} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}

/** An order that is promised for today or earlier and is not with the courier yet is late. */
const isLate = ({ deliverBy, waits }: OrderRow, now: Date) =>
  waits.includes('pack') && deliverBy !== '' && deliverBy <= dayInIndia(now);

const cells = (now: Date): Record<ColumnName, Column<OrderRow>> => ({
  customer: {
    head: messages.list.columns.customer,
    area: 'customer',
    cell: ({ customer, city }) => (
      <Line>
        {customer || messages.list.deleted}
        <small>{city}</small>
      </Line>
    ),
  },
  items: { head: messages.list.columns.items, wideOnly: true, cell: (row) => <Items {...row} /> },
  payment: {
    head: messages.list.columns.payment,
    area: 'payment',
    width: '4.75rem',
    cell: (row) => <Payment>{row.cash ? <Cod>{paymentWord(row)}</Cod> : paymentWord(row)}</Payment>,
  },
  status: {
    head: messages.list.columns.status,
    area: 'status',
    // 'Cancelling' in one piece with text at 200 %, without narrowing the customer more than that.
    width: 'max(142px, 6rem)',
    cell: (row) => {
      const { word, tone } = orderStanding(row);
      return (
        <Standing>
          {tone === 'bad' ? <Wrong>{word}</Wrong> : <StatusDot tone={tone}>{word}</StatusDot>}
          <PrintedMark {...row} />
        </Standing>
      );
    },
  },
  courier: {
    head: messages.list.columns.courier,
    width: '236px',
    wideOnly: true,
    cell: (row) => <Courier {...row} />,
  },
  placed: {
    head: messages.list.columns.placed,
    wideOnly: true,
    width: '176px',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
  promised: {
    head: messages.list.columns.promised,
    wideOnly: true,
    width: '88px',
    cell: (row) =>
      row.deliverBy && (
        <Late $late={isLate(row, now)}>{formatShortDay(`${row.deliverBy}T00:00:00+05:30`)}</Late>
      ),
  },
  age: {
    head: messages.list.columns.age,
    area: 'age',
    width: '3.875rem',
    figure: true,
    cell: (row) => (
      <Late $late={row.waits.includes('pack') && now.getTime() - Date.parse(row.createdAt) > DAY_MS}>
        <time dateTime={row.createdAt} title={formatMoment(row.createdAt)}>
          {ageText(row.createdAt, now)}
        </time>
      </Late>
    ),
  },
  total: {
    head: messages.list.columns.total,
    area: 'total',
    width: '92px',
    figure: true,
    cell: ({ total }) => <Total>{formatRupees(total)}</Total>,
  },
});

/** The columns of the list: the order's number and the chosen ones. Cards on a phone always have the same fields. */
export function orderColumns(names: readonly ColumnName[], now: Date): Column<OrderRow>[] {
  const all = cells(now);
  const others = COLUMN_NAMES.filter((name) => !names.includes(name) && all[name].area);
  return [
    order,
    ...names.map((name) => all[name]),
    ...others.map((name) => ({ ...all[name], cardOnly: true as const })),
  ];
}
