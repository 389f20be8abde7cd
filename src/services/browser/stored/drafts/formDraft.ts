import { ownSession } from '../ownSession';
import { storedFields } from './storedFields';

/** The draft of a form: it survives a reload, in this tab only. */
export interface FormDraft<Form> {
  read(): Form | null;
  write(form: Form): void;
  clear(): void;
}

/** Stores the fields that `empty` has; other stored values are ignored. */
export function formDraft<Form extends Record<keyof Form, string>>(
  key: string,
  empty: Form,
): FormDraft<Form> {
  return {
    read: () => storedFields(ownSession.read(key), empty),
    write: (form) => ownSession.write(key, form),
    clear: () => ownSession.remove(key),
  };
}
