import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import { Button, EmptyState } from '@/ui';
import { messages } from './messages';

/** The page of an order that does not exist. */
export function NoOrder({ orderId }: { orderId: string }) {
  return (
    <EmptyState
      title={messages.notFound(orderId)}
      action={
        <Button as={Link} variant="ghost" to={adminPaths.orders}>
          {messages.all}
        </Button>
      }
    />
  );
}
