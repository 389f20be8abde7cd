import type { AnyDraft, VariantDraft } from '../draft/draft';
import { cellOf } from './cells';
import { EMPTY_PICTURE, pictureColumns } from './columns';
import type { SheetKind } from './kinds';

/** An item as a sheet shows it. */
export interface Entry<Draft extends AnyDraft> {
  id: string;
  /** Its `updatedAt`. */
  version: string;
  draft: Draft;
}

export const META = {
  id: 'ID',
  sizeId: 'Size ID',
  seen: 'Stock when exported',
  version: 'Last saved',
} as const;

/** A column of the whole sheet, written for each variant row; some columns only in a product's first row. */
interface SheetColumn<Draft extends AnyDraft> {
  head: string;
  cell(entry: Entry<Draft>, size: VariantDraft | null, first: boolean): string;
}

export const sizesOf = (draft: AnyDraft): VariantDraft[] => ('items' in draft ? [] : draft.variants);

/** The columns of a sheet, the most often changed ones first. */
function sheetColumns<Draft extends AnyDraft>(
  kind: SheetKind<Draft>,
  { pictures, parts }: { pictures: number; parts: number },
): SheetColumn<Draft>[] {
  const sized = kind.size.length > 0;
  const [name, state, ...rest] = kind.own.map(({ head, write }): SheetColumn<Draft> => ({
    head,
    cell: ({ draft }, _size, first) => (first ? write(draft) : ''),
  }));
  const size = kind.size.map(({ head, write }): SheetColumn<Draft> => ({
    head,
    cell: (_entry, one) => (one ? write(one) : ''),
  }));
  const meta = (head: string, cell: (size: VariantDraft) => string): SheetColumn<Draft>[] =>
    sized ? [{ head, cell: (_entry, one) => (one ? cell(one) : '') }] : [];
  const partColumns = kind.parts(parts).map(({ column, at }): SheetColumn<Draft> => ({
    head: column.head,
    cell: ({ draft }) => {
      const part = 'items' in draft ? draft.items[at] : undefined;
      return part ? column.write(part) : '';
    },
  }));
  const pictureCells = pictureColumns(pictures).map(({ column, at }): SheetColumn<Draft> => ({
    head: column.head,
    cell: ({ draft }, _size, first) => column.write((first && draft.images[at]) || EMPTY_PICTURE),
  }));
  return [
    { head: META.id, cell: ({ id }) => cellOf(id) },
    ...(name && state ? [name, state] : []),
    ...size,
    ...meta(META.seen, ({ stock }) => String(stock)),
    ...partColumns,
    ...rest,
    ...pictureCells,
    ...meta(META.sizeId, ({ id }) => cellOf(id)),
    // On each row, because a file may hold only some rows of a product.
    { head: META.version, cell: ({ version }) => cellOf(version) },
  ];
}

const max = (counts: number[]) => counts.reduce((all, one) => Math.max(all, one), 1);

/** A sheet: its head and the rows of each entry. A product has one row for each variant. */
export function sheetOf<Draft extends AnyDraft>(kind: SheetKind<Draft>, entries: readonly Entry<Draft>[]) {
  const columns = sheetColumns(kind, {
    pictures: max(entries.map(({ draft }) => draft.images.length)),
    parts: max(entries.map(({ draft }) => ('items' in draft ? draft.items.length : 0))),
  });
  return {
    head: columns.map(({ head }) => head),
    rowsOf(entry: Entry<Draft>): string[][] {
      const sizes = sizesOf(entry.draft);
      const rows: (VariantDraft | null)[] = sizes.length > 0 ? sizes : [null];
      return rows.map((size, at) => columns.map(({ cell }) => cell(entry, size, at === 0)));
    },
  };
}
