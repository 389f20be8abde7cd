import { createContext, useContext } from 'react';

/** The `id` of the control that a problem's field names. */
export const fieldId = (field: string) => `edit-${field.replaceAll('.', '-')}`;

/** `Change` is what a control may change of the form. */
export interface Fields<Change extends object = Record<string, unknown>> {
  /** The error message of a field. */
  errorOf(field: string): string | undefined;
  change(change: Change): void;
  /** Explains what the status does to combos or products that are sold together with the item. */
  statusNote?: string;
  /** While the form is being saved its controls are read-only. */
  saving: boolean;
}

export const FieldsContext = createContext<Fields>({
  errorOf: () => undefined,
  change: () => undefined,
  saving: false,
});

/** Props of an editor's control: its id, its error, and whether it is read-only. */
export function useFields<Change extends object = Record<string, unknown>>() {
  const fields = useContext(FieldsContext) as Fields<Change>;
  const control = (field: string) => ({
    id: fieldId(field),
    error: fields.errorOf(field),
    readOnly: fields.saving,
    autoComplete: 'off' as const,
  });
  return { ...fields, control };
}
