import type { ScheduledEntry } from '@/services/admin/catalogue/createScheduledAdmin';
import type { AdminItem, CatalogueKind } from '@/services/admin/catalogue/createCatalogueAdmin';
import { EMPTY_CATALOGUE_FORMS, type CatalogueForm, type CatalogueFormChange } from '../catalogue';
import { EMPTY_SCHEDULED, type ScheduledForm, type ScheduledFormChange } from '../scheduled';
import type { EditKind } from '../shared';

/** The edited item in the server's format. */
export type EditItem = AdminItem | ScheduledEntry;
export type Form = CatalogueForm | ScheduledForm;

/** The changes of one keystroke. */
export type FormChange = CatalogueFormChange & ScheduledFormChange;

export const isCatalogueKind = (kind: EditKind): kind is CatalogueKind =>
  kind === 'products' || kind === 'combos';
export const isCatalogueForm = (form: Form): form is CatalogueForm => isCatalogueKind(form.kind);
export const isCatalogueItem = (item: EditItem): item is AdminItem => isCatalogueKind(item.kind);

export const EMPTY_FORMS: Record<EditKind, Form> = { ...EMPTY_SCHEDULED, ...EMPTY_CATALOGUE_FORMS };

/** Whether a value from the browser's storage has the shape of a form of this kind. */
export function isForm(kind: EditKind, value: unknown): value is Form {
  if (typeof value !== 'object' || value === null || (value as Form).kind !== kind) return false;
  return Object.entries(EMPTY_FORMS[kind]).every(([field, empty]) => {
    const fieldValue: unknown = (value as Record<string, unknown>)[field];
    return Array.isArray(empty) ? Array.isArray(fieldValue) : typeof fieldValue === typeof empty;
  });
}
