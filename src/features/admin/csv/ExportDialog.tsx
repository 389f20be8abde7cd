import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { EMPTY_QUERY, type ShelfQuery } from '@/domain/catalogue/draft/shelfList';
import { AskDialog, AskFields, AskTexts } from '@/features/orders';
import type { ShelfKind } from '@/services/admin/createShelfAdmin';
import { RadioCard } from '@/ui';
import { exportClosed, exportRequested, selectExporting } from './exportSlice';
import { csvTexts, things } from './texts';

interface ExportDialogProps {
  kind: ShelfKind;
  query: ShelfQuery;
  /** How many the list's filters find, and how many there are. */
  found: number;
  all: number;
}

function Form({ kind, query, found, all }: ExportDialogProps) {
  const dispatch = useDispatch();
  const exporting = useSelector(selectExporting);
  const filtered = found !== all;
  const [every, setEvery] = useState(!filtered);
  const asked = every ? EMPTY_QUERY : query;
  const state =
    exporting.status === 'failed'
      ? ({ status: 'failed', orderId: '', message: exporting.message, again: true } as const)
      : ({ status: exporting.status === 'running' ? 'sending' : 'asking', orderId: '' } as const);
  return (
    <AskDialog
      state={state}
      title={csvTexts.exportTitle(kind)}
      keep="Close"
      act="Save the file"
      variant="primary"
      onClose={() => dispatch(exportClosed())}
      onAct={() => dispatch(exportRequested({ kind, query: asked }))}
    >
      <AskTexts>
        <p>{csvTexts.exportHint}</p>
      </AskTexts>
      <AskFields>
        {filtered && (
          <>
            <RadioCard
              name="which"
              title="What the list shows"
              note={things(kind, found)}
              checked={!every}
              onChange={() => setEvery(false)}
            />
            <RadioCard
              name="which"
              title="All"
              note={things(kind, all)}
              checked={every}
              onChange={() => setEvery(true)}
            />
          </>
        )}
        <p role="status">
          {exporting.status === 'running' &&
            (exporting.total > 0
              ? csvTexts.shopRead(kind, exporting.done, exporting.total)
              : csvTexts.reading)}
        </p>
      </AskFields>
    </AskDialog>
  );
}

/** Asks what of a list is wanted as a file. */
export function ExportDialog(props: ExportDialogProps) {
  const exporting = useSelector(selectExporting);
  return exporting.status === 'closed' ? null : <Form {...props} />;
}
