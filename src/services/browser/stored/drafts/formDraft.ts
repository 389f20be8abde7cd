import { session } from '../storage';

/** The draft of a form: it survives a reload, in this tab only. */
export interface FormDraft<Form> {
  read(): Form | null;
  write(form: Form): void;
  clear(): void;
}

/** Stores the fields that `empty` has, as texts; other stored values are ignored. */
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
