import type { EditKind } from '../shared';

/** The edited item; `id` is null for a new one. */
export interface EditTarget {
  kind: EditKind;
  id: string | null;
}

/** The name of the draft in the browser's storage. */
export const draftName = ({ kind, id }: EditTarget): string => `${kind}/${id ?? 'new'}`;
