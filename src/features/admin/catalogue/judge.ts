import type { Problem } from '@/domain/catalogueDraft/draft';
import { missingOfCombo, missingOfProduct, type Missing } from '@/domain/catalogueDraft/missing';
import { comboProblems, productProblems } from '@/domain/catalogueDraft/problems';
import { comboDraftOf, productDraftOf } from './formTexts';
import type { Form } from './forms';

/** All that keeps a form from being saved as it stands; the server judges by the same rules, and some of its own. */
export const problemsOf = (form: Form): Problem[] =>
  form.kind === 'products' ? productProblems(productDraftOf(form)) : comboProblems(comboDraftOf(form));

/** All that it lacks to be on sale. */
export const missingOf = (form: Form): Missing[] =>
  form.kind === 'products' ? missingOfProduct(productDraftOf(form)) : missingOfCombo(comboDraftOf(form));
