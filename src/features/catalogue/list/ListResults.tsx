import { useDispatch, useSelector } from 'react-redux';
import { Button, EmptyState } from '@/ui';
import { withoutFilters, type Criteria } from '../browse/criteria';
import type { Entry } from '../browse/facets';
import { GridSkeleton } from '../card/CardSkeleton';
import { ProductGrid } from '../card/ProductGrid';
import { catalogueRequested } from '../catalogueSlice';
import { selectCatalogue } from '../catalogueSelectors';

const FIRST_SCREEN = 4;
const SKELETONS = 9;

interface ListResultsProps {
  shown: readonly Entry[];
  criteria: Criteria;
  onChange: (criteria: Criteria) => void;
}

/** The cards, or what stands in their place. */
export function ListResults({ shown, criteria, onChange }: ListResultsProps) {
  const dispatch = useDispatch();
  const catalogue = useSelector(selectCatalogue);
  switch (catalogue.status) {
    case 'idle':
    case 'loading':
      return <GridSkeleton count={SKELETONS} />;
    case 'failed':
      return (
        <EmptyState
          title={catalogue.message}
          text="It may be the connection. Please try again."
          action={<Button onClick={() => dispatch(catalogueRequested())}>Try again</Button>}
        />
      );
    case 'ready':
      if (shown.length > 0) return <ProductGrid items={shown} eager={FIRST_SCREEN} />;
      return (
        <EmptyState
          title={criteria.q ? `Nothing found for “${criteria.q}”` : 'Nothing matches all of these'}
          text="Take off a filter, or look at everything."
          action={
            <Button onClick={() => onChange({ ...withoutFilters(criteria), q: '', kind: 'products' })}>
              Show all products
            </Button>
          }
        />
      );
  }
}
