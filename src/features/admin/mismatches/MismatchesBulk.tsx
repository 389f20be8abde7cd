import { useDispatch, useSelector } from 'react-redux';
import { Button, IconButton, OkNote, DoubtNote } from '@/ui';
import { BulkBar, Chosen, useBulkBar } from '../table';
import type { MismatchRow } from './mismatchRow';
import {
  bulkRequested,
  isSettledByPress,
  mismatchesChosen,
  selectMismatches,
  type BulkSettling,
} from './mismatchesSlice';
import { messages } from './messages';
import { Live } from './MismatchesScreen.styles';

/** The result of a bulk act; each mismatch that stays says why in its row. */
function BulkReport({ bulk }: { bulk: Exclude<BulkSettling, { status: 'idle' }> }) {
  const text = messages.settled(bulk.settled, bulk.open);
  return bulk.open > 0 ? <DoubtNote>{text}</DoubtNote> : <OkNote>{text}</OkNote>;
}

/** Settles the chosen ones of the shown mismatches, each by the call that its own button makes. */
export function MismatchesBulk({ rows }: { rows: readonly MismatchRow[] }) {
  const dispatch = useDispatch();
  const { chosen, bulk } = useSelector(selectMismatches);
  const picked = rows.filter(({ id }) => chosen.includes(id));
  // The others have no button of their own, or one that asks first.
  const able = picked.filter(({ mismatch }) => isSettledByPress(mismatch));
  const isRunning = bulk.status === 'running';
  const isOpen = picked.length > 0;
  useBulkBar(isOpen);
  return (
    <>
      {isOpen && (
        <BulkBar role="group" aria-label={messages.bulkGroup}>
          <Chosen>
            <b>{messages.chosen(picked.length, picked.length - able.length)}</b>
            <IconButton
              icon="close"
              iconSize={20}
              label={messages.clear}
              onClick={() => dispatch(mismatchesChosen({ keys: chosen, on: false }))}
            />
          </Chosen>
          <span role="status">{isRunning && messages.running(bulk.settled + bulk.open, bulk.total)}</span>
          <Button
            size="sm"
            busy={isRunning}
            disabled={able.length === 0}
            onClick={() => dispatch(bulkRequested(able.map(({ mismatch }) => mismatch)))}
          >
            {messages.settle(able.length)}
          </Button>
        </BulkBar>
      )}
      <Live role="status">{bulk.status === 'done' && <BulkReport bulk={bulk} />}</Live>
    </>
  );
}
