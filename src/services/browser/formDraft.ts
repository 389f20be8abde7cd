import { session } from './storage';

/** A form that is being typed: outlives a reload, in this tab only. */
export interface FormDraft<Form> {
  read(): Form | null;
  write(form: Form): void;
  clear(): void;
}

/** Keeps the fields that `empty` has, as texts; what is stored otherwise counts for nothing. */
export function formDraft<Form extends object>(key: string, empty: Form): FormDraft<Form> {
  return {
    read() {
      const stored = session.read(key);
      if (typeof stored !== 'object' || stored === null) return null;
      const texts = Object.entries(stored).filter(
        ([field, value]) => Object.hasOwn(empty, field) && typeof value === 'string',
      );
      return { ...empty, ...Object.fromEntries(texts) };
    },
    write: (form) => session.write(key, form),
    clear: () => session.remove(key),
  };
}
