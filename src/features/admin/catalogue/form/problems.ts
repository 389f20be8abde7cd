import type { Problem } from '@/domain/catalogue/draft/draft';
import { missingOfCombo, missingOfProduct, type Missing } from '@/domain/catalogue/draft/missing';
import { comboProblems, productProblems } from '@/domain/catalogue/draft/problems';
import { comboDraftOf, productDraftOf } from './formDrafts';
import type { CatalogueForm } from './forms';

/** Why the form cannot be saved as it stands. The server checks the same rules, and some of its own. */
export const catalogueProblems = (form: CatalogueForm): Problem[] =>
  form.kind === 'products' ? productProblems(productDraftOf(form)) : comboProblems(comboDraftOf(form));

/** What the form still lacks to be on sale. */
export const missingOf = (form: CatalogueForm): Missing[] =>
  form.kind === 'products' ? missingOfProduct(productDraftOf(form)) : missingOfCombo(comboDraftOf(form));
