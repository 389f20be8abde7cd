import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import { ALL_ORDERS, orderQueryText, type OrderQuery } from '@/domain/admin/orderList/query';
import { Button, EmptyState } from '@/ui';
import { messages } from '../messages';

/** Instead of a list without rows: there are no orders yet, or none that the search and the filters let through. */
export function NoOrders({ query }: { query: OrderQuery }) {
  const { list } = messages;
  if (orderQueryText(query) === orderQueryText(ALL_ORDERS))
    return <EmptyState title={list.emptyTitle} text={list.emptyText} />;
  return (
    <EmptyState
      title={list.nothingTitle}
      text={list.nothingText}
      action={
        <Button as={Link} variant="ghost" to={adminPaths.orders}>
          {list.showAll}
        </Button>
      }
    />
  );
}
