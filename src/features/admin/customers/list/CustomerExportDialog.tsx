import { useDispatch, useSelector } from 'react-redux';
import type { CustomerQuery } from '@/domain/admin/customers/query';
import { ExportDialog } from '@/features/admin/exports';
import { messages } from '../messages';
import { exportClosed, exportRequested, selectCustomerExport } from './exportSlice';

/** Asks before customers are saved as a file; the list's choice applies. */
export function CustomerExportDialog({ query }: { query: CustomerQuery }) {
  const dispatch = useDispatch();
  const exporting = useSelector(selectCustomerExport);
  if (exporting.status === 'closed') return null;
  const { views, tagged } = messages.list;
  return (
    <ExportDialog
      title={messages.export.title}
      hint={messages.export.hint}
      exporting={exporting}
      progress={messages.export.read}
      onClose={() => dispatch(exportClosed())}
      onSave={() => dispatch(exportRequested(query))}
    >
      <p>{messages.export.which(query.tag ? tagged(query.tag) : views[query.view])}</p>
    </ExportDialog>
  );
}
