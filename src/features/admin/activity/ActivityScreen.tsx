import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useFocusAfterStep } from '@/lib/hooks/useFocusAfterStep';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Button, EmptyState } from '@/ui';
import { LoadState } from '../shared';
import { useAddressQuery } from '../table';
import { Entries } from './Activity.styles';
import { filtersText, readFilters, type ActivityFilters as Filters } from './activityAddress';
import { ActivityFilters } from './ActivityFilters';
import { activityRequested, olderRequested, selectActivity } from './activitySlice';
import { EntryRow } from './EntryRow';
import { messages } from './messages';
import { UndoDialog } from './UndoDialog';

function NoEntries({ filters, hasOlder }: { filters: Filters; hasOlder: boolean }) {
  const { from, to } = filters;
  if (from && to && from > to) return <EmptyState title={messages.noneTitle} text={messages.wrongOrder} />;
  if (hasOlder) return <EmptyState title={messages.noneSoFar} />;
  return <EmptyState title={filtersText(filters) === '' ? messages.emptyTitle : messages.noneTitle} />;
}

/** The audit log, newest entry first, filtered by the address. */
export default function ActivityScreen() {
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const { query: filters, go } = useAddressQuery(readFilters, filtersText);
  const { page, loadingMore, undo } = useSelector(selectActivity);
  const heading = useFocusAfterStep<HTMLHeadingElement>(page, undo ? 'sending' : 'idle');
  useEffect(() => {
    dispatch(activityRequested(filters));
  }, [dispatch, filters]);
  const shown = page.status === 'ready' ? page.value : null;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {messages.title}
      </h1>
      <ActivityFilters filters={filters} people={shown?.people ?? []} onChange={go} />
      <LoadState of={page} onAgain={() => dispatch(activityRequested(filters))} />
      {shown && shown.entries.length === 0 && <NoEntries filters={filters} hasOlder={shown.next !== ''} />}
      {shown && shown.entries.length > 0 && (
        <Entries aria-label={messages.title}>
          {shown.entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </Entries>
      )}
      {shown?.next && (
        <div>
          <Button variant="ghost" size="sm" busy={loadingMore} onClick={() => dispatch(olderRequested())}>
            {messages.more}
          </Button>
        </div>
      )}
      <UndoDialog />
    </>
  );
}
