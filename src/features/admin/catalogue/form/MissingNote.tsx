import { OkNote } from '@/ui';
import { MissingList } from './Form.styles';
import type { CatalogueForm } from './forms';
import { missingOf } from './problems';
import { focusField } from '@/features/admin/fields';
import { messages } from '../messages';

/** The fields that the item needs before it can be on sale; a press focuses the field. */
export function MissingNote({ form }: { form: CatalogueForm }) {
  const missing = missingOf(form);
  if (missing.length === 0) return form.status === 'draft' ? <OkNote>{messages.missing.none}</OkNote> : null;
  return (
    <section aria-label={messages.missing.label}>
      <h2>{messages.missing.title}</h2>
      <MissingList>
        {missing.map(({ field, what }) => (
          <li key={field}>
            <button type="button" onClick={() => focusField(field)}>
              {what.charAt(0).toUpperCase() + what.slice(1)}
            </button>
          </li>
        ))}
      </MissingList>
    </section>
  );
}
