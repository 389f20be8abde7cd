import { countProblem, rupeesProblem } from '@/domain/catalogue/draft/checks';
import { formatRupees } from '../../money/money';
import type { OfferField, OfferTypeDefinition } from './offerTypeDefinition';

const hasTwoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

function percentProblem({ subject, max }: OfferField, percent: number): string | null {
  if (!(percent > 0 && percent <= max)) return `${subject} is above 0 and at most ${max} percent.`;
  return hasTwoDecimals(percent) ? null : `${subject} has at most two decimals.`;
}

function amountProblem({ subject, max, isRequired }: OfferField, rupees: number): string | null {
  if (isRequired && !(rupees > 0)) return `${subject} is an amount above ₹0.`;
  if (rupees > max) return `${subject} is at most ${formatRupees(max)}.`;
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
