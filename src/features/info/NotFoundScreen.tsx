import { PAGE_NAMES } from '@/domain/seo/words';
import { Link } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import { usePageTitle } from '@/lib/usePageTitle';
import { Button, EmptyState } from '@/ui';

/** Any address that leads nowhere. */
export default function NotFoundScreen() {
  usePageTitle(PAGE_NAMES.notFound);
  return (
    <EmptyState
      as="h1"
      title="Nothing at this address"
      text="The page may have moved, or the link is not quite right."
      action={
        <>
          <Button as={Link} to={paths.products}>
            See all products
          </Button>
          <Button as={Link} to="/" variant="ghost">
            Go home
          </Button>
        </>
      }
    />
  );
}
