import { memo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { focusContent } from '@/lib/focusContent';
import { ChunkBoundary, prerenderedChunk, sectionFailure } from '@/loading';
import { Button, EmptyState, Lead, VisuallyHidden } from '@/ui';
import type { Criteria } from '../../browse/criteria';
import type { Entry } from '../../browse/facets';
import { sortOf } from '../../browse/sort';
import { GridSkeleton } from '../../card/CardSkeleton';
import { catalogueRequested } from '../../catalogueSlice';
import { selectCatalogue } from '../../catalogueSelectors';
import type { SearchState } from '../../searching/useSearchResults';
import { PagedGrid } from './PagedGrid';
import { messages } from '../messages/listResults';

const NoResults = prerenderedChunk(() => import(/* webpackChunkName: "list-more" */ '../NoResults'));

const SKELETONS = 9;
const Close = styled(Lead)`
  margin-bottom: 24px;
  overflow-wrap: anywhere;
`;

interface ListResultsProps {
  shown: readonly Entry[];
  /** The total; a prerendered page shows fewer cards. */
  total: number;
  /** The total without the filters. */
  unfiltered: number;
  search: SearchState;
  /** Whether only the first cards have been loaded. */
  isPreview: boolean;
  criteria: Criteria;
  onChange: (criteria: Criteria) => void;
}

/** The cards, or placeholders, or the reason why there are none. */
export const ListResults = memo(function ListResults(props: ListResultsProps) {
  const { shown, total, unfiltered, search, criteria, onChange } = props;
  const dispatch = useDispatch();
  const all = useSelector(selectCatalogue);
  const status = props.isPreview ? 'ready' : all.status;
  const retry = () => {
    focusContent();
    dispatch(catalogueRequested());
  };
  const failure = all.status === 'failed' && (
    <EmptyState
      title={all.message}
      text={messages.failed}
      action={<Button onClick={retry}>{messages.tryAgain}</Button>}
    />
  );
  switch (status) {
    case 'idle':
    case 'loading':
      return <GridSkeleton count={SKELETONS} />;
    case 'failed':
      return failure;
    case 'ready':
      if (search.status === 'pending') return <GridSkeleton count={SKELETONS} />;
      if (shown.length === 0) {
        const suggestion = search.status === 'ready' ? search.answer.suggestion : null;
        return (
          <ChunkBoundary failure={sectionFailure}>
            <NoResults
              criteria={criteria}
              onChange={onChange}
              suggestion={suggestion}
              unfiltered={unfiltered}
            />
          </ChunkBoundary>
        );
      }
      return (
        <>
          {search.status === 'ready' && !search.answer.whole && <Close>{messages.closest(criteria.q)}</Close>}
          <VisuallyHidden as="h2">{messages.results}</VisuallyHidden>
          <PagedGrid
            entries={shown}
            total={failure ? shown.length : total}
            withOrigin={sortOf(criteria) === 'country'}
          />
          {failure}
        </>
      );
  }
});
