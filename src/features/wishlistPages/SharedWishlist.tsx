import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import {
  catalogueRequested,
  GridSkeleton,
  selectCatalogue,
  selectCombos,
  selectProducts,
} from '@/features/catalogue';
import { selectSharedList, sharedListRequested } from '@/features/wishlist';
import { useFocusAfterRetry } from '@/lib/hooks/useFocusAfterRetry';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Button, CardGrid, EmptyState, H1, Lead, VisuallyHidden } from '@/ui';
import { ItemCard } from './ItemCard';
import { messages } from './messages';
import { Page } from './Wishlist.styles';
import { listedItems } from './wishRows';

const toProducts = (
  <Button as={Link} variant="ghost" to={paths.products}>
    {messages.seeProducts}
  </Button>
);

/** /wishlist/{token}: a shared list. It works without a login and shows nothing personal. */
export function SharedWishlist({ token }: { token: string }) {
  usePageTitle(messages.sharedTitle);
  const dispatch = useDispatch();
  const shared = useSelector(selectSharedList);
  const catalogue = useSelector(selectCatalogue);
  const products = useSelector(selectProducts);
  const combos = useSelector(selectCombos);
  useEffect(() => {
    dispatch(sharedListRequested(token));
    dispatch(catalogueRequested());
  }, [dispatch, token]);
  const isOver = shared.status === 'over';
  const failure =
    isOver || shared.status === 'failed'
      ? shared.message
      : catalogue.status === 'failed' && catalogue.message;
  const isReady = shared.status === 'ready' && catalogue.status === 'ready';
  const again = useFocusAfterRetry(failure ? 'failed' : isReady ? 'ready' : 'loading');
  if (failure) {
    const request = () => {
      dispatch(sharedListRequested(token));
      dispatch(catalogueRequested());
    };
    return (
      <EmptyState
        as="h1"
        title={isOver ? messages.overTitle : messages.failedTitle}
        text={failure}
        action={
          isOver ? (
            toProducts
          ) : (
            <Button ref={again} onClick={request}>
              {messages.tryAgain}
            </Button>
          )
        }
      />
    );
  }
  if (shared.status !== 'ready' || catalogue.status !== 'ready') {
    return (
      <Page aria-busy="true">
        <H1>{messages.sharedTitle}</H1>
        <GridSkeleton count={4} four />
      </Page>
    );
  }
  const items = listedItems(shared.value, { products, combos });
  if (items.length === 0) {
    return (
      <EmptyState
        as="h1"
        title={messages.sharedEmptyTitle}
        text={messages.sharedEmptyText}
        action={toProducts}
      />
    );
  }
  return (
    <Page>
      <div>
        <H1>{messages.sharedTitle}</H1>
        <Lead>{messages.sharedSummary(items.length)}</Lead>
      </div>
      <VisuallyHidden as="h2">{messages.products}</VisuallyHidden>
      <CardGrid $four>
        {items.map((listed) => (
          <li key={`${listed.kind}/${listed.item.id}`}>
            <ItemCard listed={listed} />
          </li>
        ))}
      </CardGrid>
    </Page>
  );
}
