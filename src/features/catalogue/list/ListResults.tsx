import { memo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLate } from '@/lib/useLate';
import { Button, EmptyState, Lead } from '@/ui';
import type { Criteria } from '../browse/criteria';
import type { Entry } from '../browse/facets';
import { sortOf } from '../browse/sort';
import { GridSkeleton } from '../card/CardSkeleton';
import { catalogueRequested } from '../catalogueSlice';
import { selectCatalogue } from '../catalogueSelectors';
import type { Found } from '../searching/useFound';
import { NoResults } from './NoResults';
import { PagedGrid } from './PagedGrid';

const SKELETONS = 9;
/** What is there sooner is not announced by boxes. */
const PATIENCE_MS = 150;

function LateSkeleton() {
  return useLate(PATIENCE_MS) ? <GridSkeleton count={SKELETONS} /> : null;
}

interface ListResultsProps {
  shown: readonly Entry[];
  /** How many there would be without the filters. */
  unfiltered: number;
  search: Found;
  criteria: Criteria;
  onChange: (criteria: Criteria) => void;
}

/** The cards, or what stands in their place. */
export const ListResults = memo(function ListResults(props: ListResultsProps) {
  const { shown, unfiltered, search, criteria, onChange } = props;
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
      if (search.status === 'pending') return <LateSkeleton />;
      if (shown.length === 0) {
        const suggestion = search.status === 'ready' ? search.answer.suggestion : null;
        return <NoResults {...{ criteria, onChange, suggestion, unfiltered }} />;
      }
      return (
        <>
          {search.status === 'ready' && !search.answer.whole && (
            <Lead style={{ marginBottom: 24 }}>Nothing is all of “{criteria.q}”. These come close.</Lead>
          )}
          <PagedGrid entries={shown} withOrigin={sortOf(criteria) === 'country'} />
        </>
      );
  }
});
