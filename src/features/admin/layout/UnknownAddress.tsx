import { Link } from 'react-router-dom';
import { adminPaths } from '@/app/router/paths';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Button, EmptyState } from '@/ui';
import { menuMessages as messages } from '../menu';

/** The screen of unknown addresses below /admin. */
export function UnknownAddress() {
  usePageTitle(messages.unknown);
  return (
    <EmptyState
      as="h1"
      title={messages.unknown}
      text={messages.unknownText}
      action={
        <Button as={Link} to={adminPaths.dashboard}>
          {messages.toDashboard}
        </Button>
      }
    />
  );
}
