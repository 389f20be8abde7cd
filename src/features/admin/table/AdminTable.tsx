import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { VisuallyHidden } from '@/ui';
import { AllLabel, Pick, Scroller, Table } from './AdminTable.styles';
import { rangeOf } from './rangeOf';
import { messages } from './messages';

export interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are aligned right. */
  figure?: boolean;
  /** As CSS has it; with it the columns keep their widths, and long text ends with dots. */
  width?: string;
  /** Whether only the card on a phone has it, and where a rail of icons leaves too little room for it. */
  cardOnly?: boolean;
  wideOnly?: boolean;
  /** Its grid area in the card that a row becomes on a phone; a column without one is not shown there. */
  area?: string;
}

interface Selection<Row> {
  selected: readonly string[];
  onSelect: (ids: string[], on: boolean) => void;
  /** The name of a row, which is read aloud at its tick box. */
  nameOf: (row: Row) => string;
}

export interface AdminTableProps<Row extends { id: string }> {
  /** The name of the table for screen readers. */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** As `grid-template` of the card on a phone; `pick` is the tick box. */
  card: string;
  /** Set where rows can be chosen. */
  selection?: Selection<Row>;
  /** Whether the head stays below what stands above the table while the rows scroll. */
  stickyHead?: boolean;
  /** Whether other rows are loading. */
  waiting?: boolean;
}

/** A table whose rows can be chosen; on a phone each row is a card. */
export function AdminTable<Row extends { id: string }>(props: AdminTableProps<Row>) {
  const { label, rows, columns, card, selection, stickyHead = false, waiting = false } = props;
  const { selected = [], onSelect, nameOf } = selection ?? {};
  const all = rows.map(({ id }) => id);
  // With Shift, all rows between the last pressed row and this one get the same state.
  const last = useRef<string | null>(null);
  const choose = (id: string, { target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isShiftHeld = (nativeEvent as MouseEvent).shiftKey;
    onSelect?.(isShiftHeld ? rangeOf(all, last.current, id) : [id], target.checked);
    last.current = id;
  };
  const every = all.length > 0 && all.every((id) => selected.includes(id));
  return (
    <Scroller role="region" aria-label={label} tabIndex={0} $still={stickyHead}>
      <Table
        $card={card}
        $fixed={columns.some(({ width }) => width)}
        $sticky={stickyHead}
        aria-busy={waiting}
      >
        <colgroup>
          {onSelect && <col style={{ width: 44 }} />}
          {columns.map(({ head, width, cardOnly, wideOnly }) => (
            <col key={head} data-card-only={cardOnly} data-wide-only={wideOnly} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {onSelect && (
              <th scope="col" data-pick="">
                <Pick>
                  <input type="checkbox" checked={every} onChange={() => onSelect(all, !every)} />
                  <AllLabel>{messages.all}</AllLabel>
                </Pick>
              </th>
            )}
            {columns.map(({ head, figure, cardOnly, wideOnly }) => (
              <th
                key={head}
                scope="col"
                data-figure={figure}
                data-card-only={cardOnly}
                data-wide-only={wideOnly}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-row-id={row.id} data-selected={selected.includes(row.id) || undefined}>
              {nameOf && (
                <td data-pick="" style={{ gridArea: 'pick' }}>
                  <Pick>
                    <VisuallyHidden>{messages.choose(nameOf(row))}</VisuallyHidden>
                    <input
                      type="checkbox"
                      checked={selected.includes(row.id)}
                      onChange={(event) => choose(row.id, event)}
                    />
                  </Pick>
                </td>
              )}
              {columns.map(({ head, cell, figure, area, cardOnly, wideOnly }) => (
                <td
                  key={head}
                  data-figure={figure}
                  data-card-only={cardOnly}
                  data-wide-only={wideOnly}
                  data-nowhere={area ? undefined : ''}
                  style={{ gridArea: area }}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroller>
  );
}
