import { OkNote } from '@/ui';
import { MissingList } from './Editor.styles';
import type { ShelfForm } from './forms';
import { missingOf } from './judge';
import { focusField } from './useFields';

/** What it still lacks to be on sale, each leading to its field. */
export function MissingNote({ form }: { form: ShelfForm }) {
  const missing = missingOf(form);
  if (missing.length === 0) return form.status === 'draft' ? <OkNote>Ready to be published</OkNote> : null;
  return (
    <section aria-label="Missing">
      <h2>Before it can be on sale</h2>
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
