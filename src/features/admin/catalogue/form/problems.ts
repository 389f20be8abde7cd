import type { FieldProblem } from '@/domain/records/fieldProblem';
import { missingOfCombo, missingOfProduct, type Missing } from '@/domain/catalogue/draft/missing';
import { comboProblems, productProblems } from '@/domain/catalogue/draft/problems';
import { comboDraftOf, productDraftOf } from './formDrafts';
import type { CatalogueForm } from './forms';

/** Why the form cannot be saved. The server checks the same rules, and more. */
export const catalogueProblems = (form: CatalogueForm): FieldProblem[] =>
  form.kind === 'products' ? productProblems(productDraftOf(form)) : comboProblems(comboDraftOf(form));

/** The fields that the form needs before the item can be on sale. */
export const missingOf = (form: CatalogueForm): Missing[] =>
  form.kind === 'products' ? missingOfProduct(productDraftOf(form)) : missingOfCombo(comboDraftOf(form));
