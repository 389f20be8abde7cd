import { useDispatch } from 'react-redux';
import { Button, Caption, H2 } from '@/ui';
import { AdminTable, type Column } from '../table/AdminTable';
import { badFileRequested, type BadLine } from './importSlice';
import { Muted, Part, PartHead } from './ImportScreen.styles';
import { csvTexts } from './texts';

/** So many are shown; the file has them all. */
const SHOWN = 20;

/** As a spreadsheet counts, and where cells have lines of their own as a text editor does. */
function Where({ row, line }: Row) {
  return (
    <>
      {csvTexts.row(row)}
      {row !== line && <Muted>{csvTexts.line(line)}</Muted>}
    </>
  );
}

type Row = BadLine & { id: string };
const COLUMNS: Column<Row>[] = [
  { head: 'Where', area: 'where', cell: (row) => <Where {...row} /> },
  { head: 'What', area: 'what', cell: ({ name }) => <b>{name || 'Without a name'}</b> },
  { head: 'Column', area: 'column', cell: ({ column }) => <Muted>{column || '–'}</Muted> },
  { head: 'Why it stays out', area: 'why', cell: ({ reason }) => reason },
];

/** The rows that stay out, where they stand and why. */
export function BadLines({ title, bad }: { title: string; bad: readonly BadLine[] }) {
  const dispatch = useDispatch();
  if (bad.length === 0) return null;
  const rows = bad.slice(0, SHOWN).map((one, at) => ({ ...one, id: `${one.row}-${at}` }));
  return (
    <Part>
      <PartHead>
        <H2>{title}</H2>
        <Button variant="ghost" size="sm" onClick={() => dispatch(badFileRequested())}>
          {csvTexts.badFile(bad.length)}
        </Button>
      </PartHead>
      <AdminTable
        label={title}
        rows={rows}
        columns={COLUMNS}
        card="'what where' 'column column' 'why why' / minmax(0, 1fr) auto"
      />
      {bad.length > SHOWN && <Caption>The first {SHOWN} are shown; the file has them all.</Caption>}
    </Part>
  );
}
