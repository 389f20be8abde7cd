import { formatRupees } from '../../money/money';
import type { OfferField } from './offerTypeDefinition';
import { OFFER_TYPE_DEFINITIONS } from './offerTypeDefinitions';
import { OFFER_TYPES, type OfferFigure, type OfferType } from './offerType';

/** The unit of a figure in one type; without a type the unit that all types give it, or null if they differ. */
function kindOf(figure: OfferFigure, type?: OfferType): OfferField['kind'] | null {
  const kinds = (type ? [type] : OFFER_TYPES).flatMap((one) =>
    OFFER_TYPE_DEFINITIONS[one].fields.filter(({ name }) => name === figure).map(({ kind }) => kind),
  );
  const [kind = null] = kinds;
  return kinds.every((other) => other === kind) ? kind : null;
}

/** A figure with its unit; a plain number where the unit depends on a type that is not given. */
export function figureText(figure: OfferFigure, value: number, type?: OfferType): string {
  switch (kindOf(figure, type)) {
    case 'rupees':
      return formatRupees(value);
    case 'percent':
      return `${value}%`;
    case 'count':
    case null:
      return String(value);
  }
}
