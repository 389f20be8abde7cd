import type { ReactNode } from 'react';
import { ConfirmActionDialog, ActionFields, ActionConsequences } from '@/features/orders';
import type { ExportState } from './createExportSlice';
import { messages } from './messages';

interface ExportDialogProps {
  title: string;
  hint: string;
  exporting: ExportState;
  /** How far the export is, while it runs. */
  progress: (done: number, total: number) => string;
  onClose: () => void;
  onSave: () => void;
  /** The choices of what to export. */
  children: ReactNode;
}

/** Asks what to export as a file, and shows the progress. */
export function ExportDialog(props: ExportDialogProps) {
  const { title, hint, exporting, progress, onClose, onSave, children } = props;
  const state =
    exporting.status === 'failed'
      ? ({ status: 'failed', orderId: '', message: exporting.message, again: true } as const)
      : ({ status: exporting.status === 'running' ? 'sending' : 'asking', orderId: '' } as const);
  return (
    <ConfirmActionDialog
      state={state}
      title={title}
      cancelLabel={messages.close}
      act={messages.save}
      variant="primary"
      onClose={onClose}
      onAct={onSave}
    >
      <ActionConsequences>
        <p>{hint}</p>
      </ActionConsequences>
      <ActionFields>
        {children}
        <p role="status">{exporting.status === 'running' && progress(exporting.done, exporting.total)}</p>
      </ActionFields>
    </ConfirmActionDialog>
  );
}
