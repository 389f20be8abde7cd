import { PAGE_NAMES } from '@/domain/seo/words';
import { Link } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import { usePageTitle } from '@/lib/usePageTitle';
import { Button, EmptyState } from '@/ui';
import { messages } from './messages/notFound';

/** The screen of unknown addresses. */
export default function NotFoundScreen() {
  usePageTitle(PAGE_NAMES.notFound);
  return (
    <EmptyState
      as="h1"
      title={messages.title}
      text={messages.text}
      action={
        <>
          <Button as={Link} to={paths.products}>
            {messages.seeAllProducts}
          </Button>
          <Button as={Link} to="/" variant="ghost">
            {messages.goHome}
          </Button>
        </>
      }
    />
  );
}
