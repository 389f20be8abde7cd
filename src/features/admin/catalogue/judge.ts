import type { Problem } from '@/domain/catalogue/draft/draft';
import { missingOfCombo, missingOfProduct, type Missing } from '@/domain/catalogue/draft/missing';
import { comboProblems, productProblems } from '@/domain/catalogue/draft/problems';
import { promotionProblems } from '../promotions/formTexts';
import { comboDraftOf, productDraftOf } from './formTexts';
import { isShelfForm, type Form, type ShelfForm } from './forms';

/** All that keeps a form from being saved as it stands; the server judges by the same rules, and some of its own. */
export function problemsOf(form: Form): Problem[] {
  if (!isShelfForm(form)) return promotionProblems(form);
  return form.kind === 'products' ? productProblems(productDraftOf(form)) : comboProblems(comboDraftOf(form));
}

/** All that it lacks to be on sale. */
export const missingOf = (form: ShelfForm): Missing[] =>
  form.kind === 'products' ? missingOfProduct(productDraftOf(form)) : missingOfCombo(comboDraftOf(form));
