import { type FieldPath } from '../paths/fieldPath';
import { type Fields, type Value } from '../values/types';

export type Precondition = { readonly exists: boolean } | { readonly updateTime: string };

export type Transform =
  | { readonly kind: 'request-time'; readonly field: FieldPath }
  | {
      readonly kind: 'increment' | 'maximum' | 'minimum';
      readonly field: FieldPath;
      readonly operand: Value;
    }
  | { readonly kind: 'append' | 'remove'; readonly field: FieldPath; readonly values: readonly Value[] };

/** One write of a commit, checked. `path` is relative to the database's documents. */
export type Write =
  | {
      readonly kind: 'update';
      readonly path: string;
      readonly fields: Fields;
      /** null: the fields replace the document. Otherwise only these paths change; those without a value go. */
      readonly mask: readonly FieldPath[] | null;
      readonly transforms: readonly Transform[];
      readonly precondition: Precondition | null;
    }
  | { readonly kind: 'delete' | 'verify'; readonly path: string; readonly precondition: Precondition | null };
