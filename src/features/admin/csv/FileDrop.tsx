import { useRef, useState, type DragEvent } from 'react';
import { useDispatch } from 'react-redux';
import { heldFiles } from '@/services';
import type { ShelfKind } from '@/services/admin/createShelfAdmin';
import { EMPTY_QUERY } from '@/domain/catalogue/draft/shelfList';
import { Accordion, Button, ErrorNote } from '@/ui';
import { exportRequested } from './exportSlice';
import { fileChosen } from './importSlice';
import { Drop, Rules } from './ImportScreen.styles';
import { csvTexts, RULES } from './texts';

/** Takes a file, by choosing it or by dropping it here, and tells how it is read. */
export function FileDrop({ kind, problem }: { kind: ShelfKind; problem: string }) {
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
        <p>{csvTexts.lead}</p>
        <Button onClick={() => input.current?.click()}>Choose a file</Button>
        <small>Or drop it here. {csvTexts.limits}</small>
        <input
          ref={input}
          hidden
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          aria-label="CSV file"
          onChange={(event) => {
            take(event.target.files);
            // The same file can be chosen again, once it is mended.
            event.target.value = '';
          }}
        />
        {problem && (
          <div role="alert">
            <ErrorNote>{problem}</ErrorNote>
          </div>
        )}
      </Drop>
      <div>
        <Accordion title="How a file is read">
          <Rules>
            {RULES[kind].map(([what, how]) => (
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
            Download a file with the columns
          </Button>
        </Accordion>
      </div>
    </>
  );
}
