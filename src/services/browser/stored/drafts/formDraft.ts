import { ownSession } from '../ownSession';

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
      const stored = ownSession.read(key);
      if (typeof stored !== 'object' || stored === null) return null;
      const texts = Object.entries(stored).filter(
        ([field, value]) => Object.hasOwn(empty, field) && typeof value === 'string',
      );
      return { ...empty, ...Object.fromEntries(texts) };
    },
    write: (form) => ownSession.write(key, form),
    clear: () => ownSession.remove(key),
  };
}
