import { countProblem, rupeesProblem } from '@/domain/catalogue/draft/checks';
import { messages } from './messages';
import type { OfferField, OfferTypeDefinition } from './offerTypeDefinition';

const hasTwoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

function percentProblem({ subject, max }: OfferField, percent: number): string | null {
  if (!(percent > 0 && percent <= max)) return messages.wrongPercent(subject, max);
  return hasTwoDecimals(percent) ? null : messages.tooManyDecimals(subject);
}

function amountProblem({ subject, max, isRequired }: OfferField, rupees: number): string | null {
  if (isRequired && !(rupees > 0)) return messages.notAboveZero(subject);
  if (rupees > max) return messages.tooManyRupees(subject, max);
  return rupeesProblem(subject, rupees);
}

/** Returns the problem of a figure; null when it is valid. 0 means "not given". */
function figureProblem(field: OfferField, figure: number): string | null {
  if (figure === 0 && !field.isRequired) return null;
  switch (field.kind) {
    case 'percent':
      return percentProblem(field, figure);
    case 'rupees':
      return amountProblem(field, figure);
    case 'count':
      return countProblem(field.subject, figure, field.max);
  }
}

/** Checks a type's figures by the bounds of its fields. */
export const validateFigures =
  (fields: readonly OfferField[]): OfferTypeDefinition['validate'] =>
  (figures) =>
    fields.flatMap((field) => {
      const message = figureProblem(field, figures[field.name]);
      return message === null ? [] : [{ field: field.name, message }];
    });
