import { cellOf, entriesOf, figureOf, linesCell, linesOf, listCell, textOf } from './cells';
import { LIMITS, type ItemDraftBase, type PictureDraft } from '../draft/draft';
import type { CatalogueStatus } from '../catalogue';
import { messages } from './messages';

/** A column of a sheet: how it writes and reads its field. */
export interface Column<T> {
  head: string;
  /** The path of the field, as problems name it. */
  field: string;
  write(of: T): string;
  /** Applies the cell's value, or returns a problem. */
  read(into: T, cell: string): string | null;
}

type KeyOf<T, V> = Extract<{ [K in keyof T]: T[K] extends V ? K : never }[keyof T], string>;
const put = <T, K extends keyof T>(into: T, key: K, value: unknown): null => {
  into[key] = value as T[K];
  return null;
};
const shortened = (cell: string) => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell);
const noNumber = (cell: string) => messages.noNumber(shortened(cell.trim()));

/** A column whose empty cell clears the field. */
const column =
  <V>(write: (value: V) => string, read: (cell: string) => V) =>
  <T>(head: string, key: KeyOf<T, V>): Column<T> => ({
    head,
    field: key,
    write: (of) => write(of[key] as V),
    read: (into, cell) => put(into, key, read(cell)),
  });
export const text = column(cellOf, textOf);
export const list = column<string[]>(listCell, entriesOf);
export const lines = column<string[]>(linesCell, linesOf);
/** A required text: an empty cell leaves it unchanged. */
export const requiredText = <T>(head: string, key: KeyOf<T, string>): Column<T> => ({
  ...text<T>(head, key),
  read: (into, cell) => (textOf(cell) === '' ? null : put(into, key, textOf(cell))),
});
/** 0 and an empty cell mean "not given". */
export const figure = <T>(head: string, key: KeyOf<T, number>): Column<T> => ({
  head,
  field: key,
  write: (of) => (of[key] === 0 ? '' : String(of[key])),
  read(into, cell) {
    const value = textOf(cell) === '' ? 0 : figureOf(cell);
    return Number.isNaN(value) ? noNumber(cell) : put(into, key, value);
  },
});
/** A number for which 0 is a normal value: an empty cell leaves it unchanged. */
export const count = <T>(head: string, key: KeyOf<T, number>): Column<T> => ({
  head,
  field: key,
  write: (of) => String(of[key]),
  read(into, cell) {
    if (textOf(cell) === '') return null;
    const value = figureOf(cell);
    return Number.isNaN(value) ? noNumber(cell) : put(into, key, value);
  },
});

/** One of a few words; an empty cell leaves it unchanged. */
export function choice<T, V extends string>(
  head: string,
  field: string,
  words: Record<V, string>,
  { get, set }: { get: (of: T) => V; set: (into: T, value: V) => void },
): Column<T> {
  const values = Object.keys(words) as V[];
  return {
    head,
    field,
    write: (of) => words[get(of)],
    read(into, cell) {
      const word = textOf(cell).toLowerCase();
      const value = values.find((one) => one === word || words[one].toLowerCase() === word);
      if (value !== undefined) set(into, value);
      if (value !== undefined || word === '') return null;
      return messages.noneOf(shortened(cell.trim()), Object.values<string>(words));
    },
  };
}

const STATUS_WORDS: Record<CatalogueStatus, string> = {
  draft: 'Draft',
  active: 'On sale',
  archived: 'Archived',
};
export const status = <T extends ItemDraftBase>(): Column<T> =>
  choice('Status', 'status', STATUS_WORDS, {
    get: (of) => of.status,
    set: (into, value) => void (into.status = value),
  });

/** The columns that products and combos share, except name, status and figures. */
export const sharedColumns = <T extends ItemDraftBase>(): Column<T>[] => {
  const face: Column<ItemDraftBase>[] = [
    list('Tags', 'tags'),
    text('Label', 'label'),
    text('Line under the name', 'subtitle'),
    text('Description', 'description'),
    lines('Benefits', 'benefits'),
    text('HSN', 'hsn'),
    requiredText('Short name', 'slug'),
  ];
  return face;
};

const pictureFields: [suffix: string, column: (head: string) => Column<PictureDraft>][] = [
  ['', (head) => text(head, 'src')],
  [' description', (head) => text(head, 'alt')],
  [' width', (head) => figure(head, 'width')],
  [' height', (head) => figure(head, 'height')],
  [' colour', (head) => text(head, 'ground')],
];

export interface PictureColumn {
  column: Column<PictureDraft>;
  /** From 0. */
  at: number;
}

/** The columns of this many pictures. */
export const pictureColumns = (pictures: number): PictureColumn[] =>
  Array.from({ length: Math.min(pictures, LIMITS.images) }, (_, at) =>
    pictureFields.map(([suffix, column]) => ({ at, column: column(`Picture ${at + 1}${suffix}`) })),
  ).flat();

export const EMPTY_PICTURE: PictureDraft = { src: '', alt: '', width: 0, height: 0, ground: '' };
