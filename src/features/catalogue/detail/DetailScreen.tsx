import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Offer } from '@/domain/offer';
import { usePageTitle } from '@/lib/usePageTitle';
import { Button, EmptyState, H2, Section, SectionHead, Wrap } from '@/ui';
import { ProductGrid } from '../card/ProductGrid';
import { catalogueRequested, comboRequested, itemViewed, productRequested } from '../catalogueSlice';
import { selectDetail, selectProducts } from '../catalogueSelectors';
import type { Detail } from '../types';
import { DetailPurchase } from './DetailPurchase';
import { Columns, Crumbs } from './DetailScreen.styles';
import { DetailSkeleton } from './DetailSkeleton';
import { Gallery } from './Gallery';
import { Parts } from './Parts';
import { goesWellWith } from './related';
import { Reviews } from './Reviews';

interface DetailScreenProps {
  kind: 'product' | 'combo';
  id: string;
  /** Enabled offers; this feature does not know where they come from. */
  offers: readonly Offer[];
}

/** /product/{id} and /combo/{id}. */
export default function DetailScreen({ kind, id, offers }: DetailScreenProps) {
  const dispatch = useDispatch();
  const detail = useSelector(selectDetail(kind, id));
  const request = kind === 'product' ? productRequested : comboRequested;
  useEffect(() => {
    dispatch(catalogueRequested());
    dispatch(request(id));
  }, [dispatch, request, id]);
  const waiting = detail.status === 'idle' || detail.status === 'loading';
  const ready = detail.status === 'ready';
  usePageTitle(ready ? detail.value.item.name : waiting ? null : undefined);
  useEffect(() => {
    if (ready) dispatch(itemViewed({ kind, id }));
  }, [dispatch, ready, kind, id]);

  switch (detail.status) {
    case 'idle':
    case 'loading':
      return <DetailSkeleton />;
    case 'missing':
      return (
        <EmptyState
          as="h1"
          title="This product is no longer here"
          text="It may have been renamed or taken off the shelf."
          action={
            <Button as={Link} to="/products">
              See all products
            </Button>
          }
        />
      );
    case 'failed':
      return (
        <EmptyState
          as="h1"
          title={detail.message}
          action={<Button onClick={() => dispatch(request(id))}>Try again</Button>}
        />
      );
    case 'ready':
      // A new product starts with a choice, a quantity and a gallery of its own.
      return <Loaded key={`${kind}/${id}`} detail={detail.value} offers={offers} />;
  }
}

function Loaded({ detail, offers }: { detail: Detail; offers: readonly Offer[] }) {
  const related = goesWellWith(detail, useSelector(selectProducts));
  const { item } = detail;
  const shelf =
    detail.kind === 'combo'
      ? { name: 'Combos', to: '/products?kind=combos' }
      : {
          name: detail.item.category,
          to: `/products?${new URLSearchParams({ category: detail.item.category })}`,
        };
  return (
    <Wrap>
      <Crumbs aria-label="Breadcrumb">
        <ol>
          <li>
            <Link to="/">Home</Link>
          </li>
          <li>
            <Link to={shelf.to}>{shelf.name}</Link>
          </li>
          <li aria-current="page">{item.name}</li>
        </ol>
      </Crumbs>
      <Columns>
        <Gallery name={item.name} images={item.images} />
        <DetailPurchase detail={detail} offers={offers} />
      </Columns>
      {detail.kind === 'combo' && <Parts parts={detail.parts} />}
      <Reviews item={item} reviews={detail.reviews} />
      {related.length > 0 && (
        <Section aria-labelledby="well-with">
          <SectionHead>
            <H2 id="well-with">Goes well with</H2>
          </SectionHead>
          <ProductGrid items={related} four />
        </Section>
      )}
    </Wrap>
  );
}
