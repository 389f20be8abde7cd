import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ActivityEntry } from '@/domain/contracts/admin/activity';
import { Button } from '@/ui';
import { LoadState } from '../shared';
import { Entries, Parts } from './Activity.styles';
import { partsClosed, partsRequested, selectActivity } from './activitySlice';
import { messages } from './messages';
import { sentenceText } from './sentences';

/** The parts of a bulk act, loaded when they are opened. */
export function RunParts({ entry, row }: { entry: ActivityEntry; row: (part: ActivityEntry) => ReactNode }) {
  const dispatch = useDispatch();
  const run = entry.run ?? '';
  const parts = useSelector(selectActivity).parts[run];
  const load = () => dispatch(partsRequested(run));
  const page = parts?.status === 'ready' ? parts.value : null;
  return (
    <div>
      <button
        type="button"
        aria-expanded={parts !== undefined}
        onClick={() => (parts ? dispatch(partsClosed(run)) : load())}
      >
        {parts ? messages.hide : messages.parts(entry.parts)}
      </button>
      {parts && <LoadState of={parts} height={80} onAgain={load} />}
      {page && (
        <Parts>
          <Entries aria-label={messages.partsOf(sentenceText(entry))}>{page.entries.map(row)}</Entries>
          {page.next && (
            <Button variant="ghost" size="sm" onClick={load}>
              {messages.more}
            </Button>
          )}
        </Parts>
      )}
    </div>
  );
}
