import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import type { ReturnFile } from '@/domain/admin/gst/gstFiles';
import type { GstReturn, LargeDocument } from '@/domain/admin/gst/gstReturn';
import { TAX_FIGURES, type TaxSums } from '@/domain/admin/gst/taxRecord';
import { formatPaise } from '@/domain/money/money';
import { formatCount } from '@/domain/text/count';
import { formatDayMonthYear } from '@/lib/dates';
import { Button } from '@/ui';
import { Panel } from '../shared';
import { FigureTable, type FigureColumn } from './FigureTable';
import { fileRequested } from './gstSlice';
import { messages } from './messages';

const { columns, sums } = messages;

const rate: FigureColumn<{ rate: number }> = {
  head: columns.rate,
  figure: true,
  cell: (row) => messages.rate(row.rate),
};
const amount = (figure: keyof TaxSums): FigureColumn<TaxSums> => ({
  head: sums[figure],
  figure: true,
  cell: (row) => formatPaise(row[figure]),
});
const amounts = TAX_FIGURES.map(amount);
const large: FigureColumn<LargeDocument>[] = [
  { head: columns.document, cell: ({ number }) => number },
  { head: columns.date, cell: ({ date }) => formatDayMonthYear(date) },
  { head: columns.state, cell: ({ place }) => place.name },
  { head: columns.value, figure: true, cell: ({ value }) => formatPaise(value) },
  rate,
  amount('taxable'),
  amount('igst'),
];
const keyOfLarge = (row: LargeDocument) => `${row.number} ${row.rate}`;

/** One table of the return, with the button that saves its file. */
function ReturnTable({ file, children }: { file: ReturnFile; children: ReactNode }) {
  const dispatch = useDispatch();
  const { title, table, save } = messages.tables[file];
  return (
    <Panel>
      <header>
        <h2>{title}</h2>
        <small>{table}</small>
        <Button size="sm" variant="ghost" onClick={() => dispatch(fileRequested(file))}>
          {save}
        </Button>
      </header>
      {children}
    </Panel>
  );
}

function NilTable({ nil }: Pick<GstReturn, 'nil'>) {
  const rows = [
    { where: messages.withinState, paise: nil.withinState },
    { where: messages.otherStates, paise: nil.otherStates },
  ];
  return (
    <FigureTable
      label={messages.tables.exemp.title}
      rows={rows}
      keyOf={({ where }) => where}
      columns={[
        { head: columns.sales, cell: ({ where }) => where },
        { head: sums.taxable, figure: true, cell: ({ paise }) => formatPaise(paise) },
      ]}
    />
  );
}

/** The tables of a return. Those that most shops never fill are left out while they are empty. */
export function ReturnTables({ found }: { found: GstReturn }) {
  const { consumers, nil, hsn, documents } = found;
  return (
    <>
      <ReturnTable file="b2cs">
        <FigureTable
          label={messages.tables.b2cs.title}
          rows={consumers}
          keyOf={({ place, rate: percent }) => `${place.code} ${percent}`}
          columns={[{ head: columns.state, cell: ({ place }) => place.name }, rate, ...amounts]}
        />
      </ReturnTable>
      {found.large.length > 0 && (
        <ReturnTable file="b2cl">
          <FigureTable
            label={messages.tables.b2cl.title}
            rows={found.large}
            keyOf={keyOfLarge}
            columns={large}
          />
        </ReturnTable>
      )}
      {found.largeNotes.length > 0 && (
        <ReturnTable file="cdnur">
          <FigureTable
            label={messages.tables.cdnur.title}
            rows={found.largeNotes}
            keyOf={keyOfLarge}
            columns={large}
          />
        </ReturnTable>
      )}
      {(nil.withinState !== 0 || nil.otherStates !== 0) && (
        <ReturnTable file="exemp">
          <NilTable nil={nil} />
        </ReturnTable>
      )}
      <ReturnTable file="hsn">
        <FigureTable
          label={messages.tables.hsn.title}
          rows={hsn}
          keyOf={(row) => `${row.hsn} ${row.rate}`}
          columns={[
            { head: columns.hsn, cell: (row) => row.hsn },
            rate,
            { head: columns.units, figure: true, cell: ({ units }) => formatCount(units) },
            ...amounts,
          ]}
        />
      </ReturnTable>
      <ReturnTable file="docs">
        <FigureTable
          label={messages.tables.docs.title}
          rows={documents}
          keyOf={({ from }) => from}
          columns={[
            { head: columns.kind, cell: ({ kind }) => messages.kinds[kind] },
            { head: columns.from, cell: ({ from }) => from },
            { head: columns.to, cell: ({ to }) => to },
            { head: columns.count, figure: true, cell: ({ count }) => formatCount(count) },
          ]}
        />
      </ReturnTable>
    </>
  );
}
