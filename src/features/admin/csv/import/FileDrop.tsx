import { useRef, useState, type DragEvent } from 'react';
import { useDispatch } from 'react-redux';
import { heldFiles } from '@/services';
import type { CatalogueKind } from '@/services/admin/catalogue/createCatalogueAdmin';
import { EMPTY_QUERY } from '@/domain/catalogue/draft/catalogueList';
import { Accordion, Button, ErrorNote } from '@/ui';
import { exportRequested } from '../export/exportSlice';
import { fileChosen } from './importSlice';
import { Drop, Rules } from './ImportScreen.styles';
import { messages } from '../messages';

/** Takes a file by choice or drop, and explains how it is read. */
export function FileDrop({ kind, problem }: { kind: CatalogueKind; problem: string }) {
  const dispatch = useDispatch();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) dispatch(fileChosen({ id: heldFiles.hold(file), name: file.name }));
  };
  const drag = (event: DragEvent, is: boolean) => {
    event.preventDefault();
    setOver(is);
  };
  return (
    <>
      <Drop
        $over={over}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          take(event.dataTransfer.files);
        }}
      >
        <p>{messages.choose.lead}</p>
        <Button onClick={() => input.current?.click()}>{messages.choose.button}</Button>
        <small>{messages.choose.dropHint}</small>
        <input
          ref={input}
          hidden
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          aria-label={messages.choose.file}
          onChange={(event) => {
            take(event.target.files);
            // Without this the same file could not be chosen again after it was corrected.
            event.target.value = '';
          }}
        />
      </Drop>
      {problem && (
        <div role="alert">
          <ErrorNote>{problem}</ErrorNote>
        </div>
      )}
      <div>
        <Accordion title={messages.choose.rulesTitle}>
          <Rules>
            {messages.choose.rules[kind].map(([what, how]) => (
              <div key={what} style={{ display: 'contents' }}>
                <dt>{what}</dt>
                <dd>{how}</dd>
              </div>
            ))}
          </Rules>
          <Button
            variant="ghost"
            size="sm"
            style={{ marginTop: 20 }}
            onClick={() => dispatch(exportRequested({ kind, query: EMPTY_QUERY, empty: true }))}
          >
            {messages.choose.columnsFile}
          </Button>
        </Accordion>
      </div>
    </>
  );
}
