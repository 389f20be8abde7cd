import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { adminPaths } from '@/app/router/paths';
import { ALL_ORDERS, orderQueryText, type OrderQuery } from '@/domain/admin/orderList/query';
import { formatDate } from '@/lib/dates';
import { Button, Chip, EmptyState } from '@/ui';
import { messages } from '../messages';
import { statusWord } from './table/orderStanding';

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  align-items: center;
`;

const { list } = messages;

interface Filter {
  text: string;
  /** The query without this filter. */
  without: Partial<OrderQuery>;
}

/** The active filters, each with the query that removes it. */
function filtersOf({ status, waits, method, from, to }: OrderQuery): Filter[] {
  return [
    ...(waits ? [{ text: list.waits[waits], without: { waits: null } }] : []),
    ...(status ? [{ text: statusWord(status), without: { status: null } }] : []),
    ...(method ? [{ text: method, without: { method: null } }] : []),
    ...(from ? [{ text: `${list.from} ${formatDate(from)}`, without: { from: '' } }] : []),
    ...(to ? [{ text: `${list.to} ${formatDate(to)}`, without: { to: '' } }] : []),
  ];
}

/** Fewer digits than the search needs to find an order. */
const hasFewDigits = (q: string): boolean => /^\d{1,3}$/.test(q);

/** Why no order was found, or the next step. */
function hintOf({ q, from, to }: OrderQuery): string {
  if (from && to && from > to) return list.wrongOrder;
  return hasFewDigits(q) ? list.fewDigits : list.nothingText;
}

interface NoOrdersProps {
  query: OrderQuery;
  ask: (change: Partial<OrderQuery>) => void;
}

/** Shown instead of an empty list: there are no orders yet, or none match. */
export function NoOrders({ query, ask }: NoOrdersProps) {
  if (orderQueryText(query) === orderQueryText(ALL_ORDERS))
    return <EmptyState title={list.emptyTitle} text={list.emptyText} />;
  const { q } = query;
  return (
    <EmptyState
      title={q ? list.noMatch(q) : list.nothingTitle}
      text={hintOf(query)}
      action={
        <Choices>
          {filtersOf(query).map(({ text, without }) => (
            <Chip key={text} onClick={() => ask(without)}>
              {list.without(text)}
            </Chip>
          ))}
          <Button as={Link} variant="ghost" to={adminPaths.orders}>
            {list.showAll}
          </Button>
        </Choices>
      }
    />
  );
}
