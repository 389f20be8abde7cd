import { PAGE_NAMES } from '@/domain/seo/words';
import { Link } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import { usePageTitle } from '@/lib/usePageTitle';
import { Button, EmptyState } from '@/ui';
import { messages } from './messages';

/** Any address that leads nowhere. */
export default function NotFoundScreen() {
  usePageTitle(PAGE_NAMES.notFound);
  return (
    <EmptyState
      as="h1"
      title={messages.notFoundScreen.title}
      text={messages.notFoundScreen.text}
      action={
        <>
          <Button as={Link} to={paths.products}>
            {messages.notFoundScreen.seeAllProducts}
          </Button>
          <Button as={Link} to="/" variant="ghost">
            {messages.notFoundScreen.goHome}
          </Button>
        </>
      }
    />
  );
}
