import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '@/app/router/paths';
import { formatPaise } from '@/domain/money/money';
import { wishKey } from '@/domain/wishlist/wishlist';
import {
  catalogueRequested,
  GridSkeleton,
  selectCatalogue,
  selectCombos,
  selectProducts,
} from '@/features/catalogue';
import { PickBar, PickBox } from '@/features/compare';
import { selectIsSharing, selectWishes, selectWishlistLink, wishRemoved } from '@/features/wishlist';
import { formatShortDay } from '@/lib/dates';
import { useFocusAfterRemoval } from '@/lib/hooks/useFocusAfterRemoval';
import { useFocusAfterRetry } from '@/lib/hooks/useFocusAfterRetry';
import { useFocusAfterStep } from '@/lib/hooks/useFocusAfterStep';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Button, CardGrid, EmptyState, H1, Lead, TextLink, VisuallyHidden } from '@/ui';
import { ItemCard } from './ItemCard';
import { ListSharing, ShareButton } from './ListSharing';
import { messages } from './messages';
import { Aside, Head, Note, Page } from './Wishlist.styles';
import { wishRows, type WishRow } from './wishRows';

function PriceNote({ row: { drop, size, wish } }: { row: WishRow }) {
  if (drop > 0) return <Note $cheaper>{messages.cheaper(formatPaise(drop), size)}</Note>;
  return <Note>{messages.saved(formatShortDay(wish.addedAt))}</Note>;
}

/** /wishlist: the saved items, with changes since. */
export function OwnWishlist() {
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const wishes = useSelector(selectWishes);
  const catalogue = useSelector(selectCatalogue);
  const products = useSelector(selectProducts);
  const combos = useSelector(selectCombos);
  const token = useSelector(selectWishlistLink) ?? '';
  const isSharing = useSelector(selectIsSharing);
  // The button that makes the link and the box that ends it replace each other.
  const beside = useFocusAfterStep<HTMLButtonElement>(token, isSharing ? 'sending' : 'idle');
  const heading = useFocusAfterRemoval(wishes.length);
  const again = useFocusAfterRetry(catalogue.status);
  const request = () => dispatch(catalogueRequested());
  useEffect(() => {
    dispatch(catalogueRequested());
  }, [dispatch]);
  if (wishes.length === 0) {
    return (
      <Page>
        <EmptyState
          as="h1"
          headingRef={heading}
          title={messages.emptyTitle}
          text={messages.emptyText}
          action={
            <Button as={Link} to={paths.products}>
              {messages.seeProducts}
            </Button>
          }
        />
      </Page>
    );
  }
  if (catalogue.status === 'failed') {
    return (
      <EmptyState
        as="h1"
        title={catalogue.message}
        text={messages.failedText}
        action={
          <Button ref={again} onClick={request}>
            {messages.tryAgain}
          </Button>
        }
      />
    );
  }
  const isReady = catalogue.status === 'ready';
  const { rows, gone } = wishRows(wishes, { products, combos });
  return (
    <Page>
      <Head>
        <div>
          <H1 ref={heading} tabIndex={-1}>
            {messages.title}
          </H1>
          {isReady && (
            <Lead>{messages.summary(rows.length, rows.filter(({ drop }) => drop > 0).length)}</Lead>
          )}
        </div>
        <ShareButton ref={beside} />
      </Head>
      <ListSharing copyRef={beside} />
      <VisuallyHidden as="h2">{messages.products}</VisuallyHidden>
      {isReady ? (
        <CardGrid $four>
          {rows.map((row) => (
            <li key={wishKey(row.wish)}>
              <ItemCard listed={row} />
              <PriceNote row={row} />
              {row.kind === 'product' && <PickBox id={row.item.id} name={row.item.name} />}
            </li>
          ))}
        </CardGrid>
      ) : (
        <GridSkeleton count={Math.min(wishes.length, 8)} four />
      )}
      {isReady && gone.length > 0 && (
        <Aside>
          <p>{messages.gone(gone.length)}</p>
          <TextLink
            as="button"
            type="button"
            onClick={() => gone.forEach((wish) => dispatch(wishRemoved(wishKey(wish))))}
          >
            {messages.removeGone}
          </TextLink>
        </Aside>
      )}
      {isReady && <PickBar products={products} />}
    </Page>
  );
}
