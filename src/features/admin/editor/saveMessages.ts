import type { FieldProblem } from '@/domain/records/fieldProblem';
import type { SaveFailure } from '@/services/admin/itemAnswers';
import { callMessage } from '../shared';
import { combosOffSaleNote } from '../catalogue';
import { numberOf } from '../fields';
import { isCatalogueForm, isCatalogueItem, type EditItem, type Form } from './forms';
import { messages } from './messages';

/** How many units shoppers bought between loading the form and saving it. */
function soldMeanwhile(form: Form, stored: EditItem): number {
  if (form.kind !== 'products' || stored.kind !== 'products') return 0;
  const typed = form.variants.reduce((total, { stock }) => total + numberOf(stock), 0);
  return typed - stored.product.stock;
}

/** The message after a save, with its effects beyond the form. */
export function savedMessage(form: Form, stored: EditItem, start: Form): string {
  const sold = soldMeanwhile(form, stored);
  const notes = [
    messages.saved,
    sold > 0 ? messages.soldMeanwhile(sold) : '',
    isCatalogueForm(start) && isCatalogueItem(stored) ? combosOffSaleNote(start, stored) : '',
  ];
  return notes.filter(Boolean).join(' ');
}

/** Why the server did not save the form. */
export function failureMessage(failure: SaveFailure<EditItem>): string {
  if (failure.kind === 'not_valid') return failure.message;
  if (failure.kind === 'conflict') return messages.conflict.title;
  return messages.notSaved(callMessage(failure));
}

/** Why the form was not sent. */
export const notValidMessage = (problems: readonly FieldProblem[]): string =>
  problems.length === 1
    ? messages.notValid(problems[0]?.message ?? '')
    : messages.severalNotValid(problems.length);
