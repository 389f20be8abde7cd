import { useDispatch } from 'react-redux';
import { textOf } from '@/domain/catalogue/csv/cells';
import type { CatalogueKind } from '@/services/admin/catalogue/createCatalogueAdmin';
import { Button, Caption, DoubtNote, H2, OkNote } from '@/ui';
import { AdminTable, type Column } from '@/features/admin/table';
import { BadLines } from './BadLines';
import { importOpened, sendingRequested, type Preview, type Sample } from './importSlice';
import { CountTiles, type Tile } from './CountTiles';
import { Acts, Becomes, Changes, Part, PartHead, Was } from './ImportScreen.styles';
import { messages } from '../messages';

const LONG = 80;
const short = (cell: string) => {
  const text = textOf(cell);
  return text.length > LONG ? `${text.slice(0, LONG)}…` : text;
};

function Differences({ differences }: Sample) {
  return (
    <Changes>
      {differences.map(({ column, before, after }) => (
        <li key={column}>
          <i>{column}:</i>
          <Was>{short(before) || messages.preview.empty}</Was>
          <Becomes>{short(after) || messages.preview.empty}</Becomes>
        </li>
      ))}
    </Changes>
  );
}
type Row = Sample & { id: string };
const COLUMNS: Column<Row>[] = [
  { head: messages.preview.row, area: 'row', cell: ({ row }) => messages.preview.rowNumber(row) },
  { head: messages.preview.what, area: 'what', cell: ({ name }) => <b>{name}</b> },
  { head: messages.preview.changes, area: 'changes', cell: Differences },
];

/** The changes of the import, before anything is saved. */
export function ImportPreview({ kind, preview }: { kind: CatalogueKind; preview: Preview }) {
  const dispatch = useDispatch();
  const { file, added, changed, unchanged, bad, samples, unknown, encoding } = preview;
  const good = added + changed;
  const tiles: Tile[] = [
    [messages.preview.added, added],
    [messages.preview.changed, changed],
    [messages.preview.unchanged, unchanged],
    [messages.preview.bad, bad.length, bad.length > 0 ? 'bad' : undefined],
  ];
  return (
    <>
      <Part>
        <PartHead>
          <H2 tabIndex={-1} data-step="">
            {file}
          </H2>
        </PartHead>
        <CountTiles label={messages.preview.tiles} tiles={tiles} />
        {good === 0 &&
          (bad.length === 0 ? (
            <OkNote>{messages.preview.nothing}</OkNote>
          ) : (
            <DoubtNote>{messages.preview.allBad}</DoubtNote>
          ))}
        {encoding === 'Windows-1252' && <DoubtNote>{messages.preview.encoding(encoding)}</DoubtNote>}
        {unknown.length > 0 && <DoubtNote>{messages.preview.unknown(unknown)}</DoubtNote>}
        <Acts>
          {good > 0 && (
            <Button onClick={() => dispatch(sendingRequested())}>
              {bad.length > 0 ? messages.preview.importGood(good) : messages.preview.importAll(kind, good)}
            </Button>
          )}
          <Button variant="ghost" onClick={() => dispatch(importOpened(kind))}>
            {messages.choose.another}
          </Button>
        </Acts>
      </Part>
      <BadLines title={messages.badRows.stayOut} bad={bad} />
      {samples.length > 0 && (
        <Part>
          <H2>{messages.preview.changes}</H2>
          <AdminTable
            label={messages.preview.changes}
            rows={samples.map((one) => ({ ...one, id: String(one.row) }))}
            columns={COLUMNS}
            card="'what row' 'changes changes' / minmax(0, 1fr) auto"
          />
          {changed > samples.length && <Caption>{messages.preview.firstOf(samples.length, changed)}</Caption>}
        </Part>
      )}
    </>
  );
}
