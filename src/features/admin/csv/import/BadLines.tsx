import { useDispatch } from 'react-redux';
import { Button, Caption, H2 } from '@/ui';
import { AdminTable, type Column } from '@/features/admin/table';
import { badFileRequested, type BadLine } from './importSlice';
import { Muted, Part, PartHead } from './ImportScreen.styles';
import { messages } from '../messages';

/** How many bad rows are shown; the downloaded file has all of them. */
const SHOWN = 20;

/** The row as a spreadsheet counts; with the line of the text where cells contain line breaks. */
function Where({ row, line }: Row) {
  return (
    <>
      {messages.badRows.row(row)}
      {row !== line && <Muted>{messages.badRows.line(line)}</Muted>}
    </>
  );
}

type Row = BadLine & { id: string };
const COLUMNS: Column<Row>[] = [
  { head: messages.badRows.where, area: 'where', cell: (row) => <Where {...row} /> },
  { head: messages.badRows.what, area: 'what', cell: ({ name }) => <b>{name || messages.badRows.noName}</b> },
  { head: messages.badRows.column, area: 'column', cell: ({ column }) => <Muted>{column || '–'}</Muted> },
  { head: messages.badRows.why, area: 'why', cell: ({ reason }) => reason },
];

/** The rows that cannot be imported, with their place and the reason. */
export function BadLines({ title, bad }: { title: string; bad: readonly BadLine[] }) {
  const dispatch = useDispatch();
  if (bad.length === 0) return null;
  const rows = bad.slice(0, SHOWN).map((one, at) => ({ ...one, id: `${one.row}-${at}` }));
  return (
    <Part>
      <PartHead>
        <H2>{title}</H2>
        <Button variant="ghost" size="sm" onClick={() => dispatch(badFileRequested())}>
          {messages.badRows.download(bad.length)}
        </Button>
      </PartHead>
      <AdminTable
        label={title}
        rows={rows}
        columns={COLUMNS}
        card="'what where' 'column column' 'why why' / minmax(0, 1fr) auto"
      />
      {bad.length > SHOWN && <Caption>{messages.badRows.shown(SHOWN)}</Caption>}
    </Part>
  );
}
