import { useDispatch } from 'react-redux';
import { textOf } from '@/domain/catalogue/csv/cells';
import type { ShelfKind } from '@/services/admin/createShelfAdmin';
import { Button, Caption, DoubtNote, H2, OkNote } from '@/ui';
import { AdminTable, type Column } from '../table/AdminTable';
import { BadLines } from './BadLines';
import { importOpened, sendingRequested, type Preview, type Sample } from './importSlice';
import { CountTiles, type Tile } from './CountTiles';
import { Acts, Becomes, Changes, Part, PartHead, Was } from './ImportScreen.styles';
import { csvTexts } from './texts';

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
          <Was>{short(before) || 'empty'}</Was>
          <Becomes>{short(after) || 'empty'}</Becomes>
        </li>
      ))}
    </Changes>
  );
}
type Row = Sample & { id: string };
const COLUMNS: Column<Row>[] = [
  { head: 'Row', area: 'row', cell: ({ row }) => `Row ${row}` },
  { head: 'What', area: 'what', cell: ({ name }) => <b>{name}</b> },
  { head: 'What changes', area: 'changes', cell: Differences },
];

/** What a file would do, before anything is saved. */
export function ImportPreview({ kind, preview }: { kind: ShelfKind; preview: Preview }) {
  const dispatch = useDispatch();
  const { file, fresh, changed, unchanged, bad, samples, unknown, encoding } = preview;
  const good = fresh + changed;
  const tiles: Tile[] = [
    ['New', fresh],
    ['Changed', changed],
    ['As they are', unchanged],
    ['Stay out', bad.length, bad.length > 0 ? 'bad' : undefined],
  ];
  return (
    <>
      <Part>
        <PartHead>
          <H2 tabIndex={-1} data-step="">
            {file}
          </H2>
        </PartHead>
        <CountTiles label="What the file comes to" tiles={tiles} />
        {good === 0 &&
          (bad.length === 0 ? <OkNote>{csvTexts.nothing}</OkNote> : <DoubtNote>{csvTexts.allBad}</DoubtNote>)}
        {encoding === 'Windows-1252' && <DoubtNote>{csvTexts.encoding(encoding)}</DoubtNote>}
        {unknown.length > 0 && <DoubtNote>{csvTexts.unknown(unknown)}</DoubtNote>}
        <Acts>
          {good > 0 && (
            <Button onClick={() => dispatch(sendingRequested())}>
              {bad.length > 0 ? csvTexts.good(good) : csvTexts.plain(kind, good)}
            </Button>
          )}
          <Button variant="ghost" onClick={() => dispatch(importOpened(kind))}>
            Choose another file
          </Button>
        </Acts>
      </Part>
      <BadLines title="Rows that stay out" bad={bad} />
      {samples.length > 0 && (
        <Part>
          <H2>What changes</H2>
          <AdminTable
            label="What changes"
            rows={samples.map((one) => ({ ...one, id: String(one.row) }))}
            columns={COLUMNS}
            card="'what row' 'changes changes' / minmax(0, 1fr) auto"
          />
          {changed > samples.length && (
            <Caption>
              The first {samples.length} of {changed.toLocaleString('en-IN')}.
            </Caption>
          )}
        </Part>
      )}
    </>
  );
}
