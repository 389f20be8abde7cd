import { type FormName, type Pack } from '../packaging/pack';
import { CONSISTENCIES, type Consistency, type ConsistencyName } from './consistency';

const BY_FORM: Record<FormName, ConsistencyName> = {
  dropper: 'serum',
  roller: 'serum',
  oil: 'oil',
  mist: 'water',
  toner: 'water',
  sachet: 'water',
  jar: 'cream',
  tube: 'cream',
  slimTube: 'cream',
  pump: 'lotion',
  foamer: 'wash',
  soap: 'wash',
  tin: 'balm',
  stick: 'balm',
  balm: 'balm',
};

/** The consistency that the catalogue names; otherwise the usual one for such a pack. */
export const consistencyOf = ({ contents, form }: Pack): Consistency =>
  CONSISTENCIES[contents ?? BY_FORM[form]];

/** The colour of the contents, as #rrggbb. */
export const contentColour = ({ texture, inner, colour }: Pack): string => texture ?? inner ?? colour;
