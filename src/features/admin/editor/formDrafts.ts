import type { FieldProblem } from '@/domain/records/fieldProblem';
import {
  catalogueDraftOf,
  catalogueFormOf,
  catalogueProblems,
  copyOfCatalogueForm,
  storedOf,
} from '../catalogue';
import { copyOfScheduled, scheduledDraftOf, scheduledForm, scheduledProblems } from '../scheduled';
import { isCatalogueForm, isCatalogueItem, type EditItem, type Form } from './forms';

/** The draft in the server's format. */
export const draftOf = (form: Form) =>
  isCatalogueForm(form) ? catalogueDraftOf(form) : scheduledDraftOf(form);

/** The form of a stored item. */
export const formOf = (item: EditItem): Form =>
  isCatalogueItem(item) ? catalogueFormOf(item) : scheduledForm(item);

/** The id and the version of a stored item. */
export function versionOf(item: EditItem): { id: string; updatedAt: string } {
  const { id, updatedAt = '' } = isCatalogueItem(item) ? storedOf(item) : item.stored;
  return { id, updatedAt };
}

/** The stock of each SKU when the form was loaded. The server adds the difference to the current stock. */
export const seenOf = (item: EditItem): Record<string, number> =>
  item.kind === 'products'
    ? Object.fromEntries(item.levels.map(({ sku, available }) => [sku, available]))
    : {};

/** A copy as the start of a new item. */
export const copyOf = (form: Form): Form =>
  isCatalogueForm(form) ? copyOfCatalogueForm(form) : copyOfScheduled(form);

/** Why the form cannot be saved. */
export const problemsOf = (form: Form): FieldProblem[] =>
  isCatalogueForm(form) ? catalogueProblems(form) : scheduledProblems(form);

/** The item's name; empty without one. */
export function nameOf(form: Form): string {
  if (isCatalogueForm(form)) return form.name;
  return form.kind === 'offers' ? form.code.trim().toUpperCase() : form.title;
}
