import type { EditKind } from '../shared';

/** What the editor edits; `id` is null for something new. */
export interface EditTarget {
  kind: EditKind;
  id: string | null;
}

/** The name under which the browser keeps what was typed and not saved. */
export const draftName = ({ kind, id }: EditTarget): string => `${kind}/${id ?? 'new'}`;
