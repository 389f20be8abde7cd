import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { EMPTY_QUERY, type CatalogueListQuery } from '@/domain/catalogue/draft/catalogueList';
import type { CatalogueKind } from '@/services/admin/catalogue/createCatalogueAdmin';
import { RadioCard } from '@/ui';
import { ExportDialog } from '@/features/admin/exports';
import { messages } from '../messages';
import { exportClosed, exportRequested, selectExporting } from './exportSlice';

interface CatalogueExportProps {
  kind: CatalogueKind;
  query: CatalogueListQuery;
  /** How many items the filters of the list find. */
  found: number;
  /** How many items there are. */
  all: number;
}

function OpenDialog({ kind, query, found, all }: CatalogueExportProps) {
  const dispatch = useDispatch();
  const exporting = useSelector(selectExporting);
  const filtered = found !== all;
  const [exportsAll, setExportsAll] = useState(!filtered);
  return (
    <ExportDialog
      title={messages.export.title(kind)}
      hint={messages.export.hint}
      exporting={exporting}
      progress={(done, total) => (total > 0 ? messages.shopRead(kind, done, total) : messages.reading)}
      onClose={() => dispatch(exportClosed())}
      onSave={() => dispatch(exportRequested({ kind, query: exportsAll ? EMPTY_QUERY : query }))}
    >
      {filtered && (
        <>
          <RadioCard
            name="which"
            title={messages.export.found}
            note={messages.items(kind, found)}
            checked={!exportsAll}
            onChange={() => setExportsAll(false)}
          />
          <RadioCard
            name="which"
            title={messages.export.all}
            note={messages.items(kind, all)}
            checked={exportsAll}
            onChange={() => setExportsAll(true)}
          />
        </>
      )}
    </ExportDialog>
  );
}

/** Asks whether to export the whole list or the filtered one. */
export function CatalogueExportDialog(props: CatalogueExportProps) {
  const exporting = useSelector(selectExporting);
  return exporting.status === 'closed' ? null : <OpenDialog {...props} />;
}
