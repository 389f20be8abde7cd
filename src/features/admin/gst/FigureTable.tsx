import { Scroller, Table } from './Gst.styles';

export interface FigureColumn<Row> {
  head: string;
  cell: (row: Row) => string;
  /** Numbers are aligned right. */
  figure?: boolean;
}

export interface FigureTableProps<Row> {
  /** The name of the table for screen readers. */
  label: string;
  /** The first column names the row. */
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** A table of amounts; where it is too narrow it scrolls sideways. */
export function FigureTable<Row>({ label, columns, rows, keyOf }: FigureTableProps<Row>) {
  return (
    <Scroller role="region" aria-label={label} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {columns.map(({ head, figure }) => (
              <th key={head} scope="col" data-figure={figure}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ head, cell, figure }, index) =>
                index === 0 ? (
                  <th key={head} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={head} data-figure={figure}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
