import { type Form, type FormName } from '../packaging/pack';
import { dropper } from './dropper';
import { jar } from './jar';
import { mist } from './mist';
import { oil } from './oil';
import { foamer, pump } from './pump';
import { roller } from './roller';
import { sachet } from './sachet';
import { soap } from './soap';
import { balm, stick } from './stick';
import { tin } from './tin';
import { toner } from './toner';
import { slimTube, tube } from './tube';

export const forms: Record<FormName, Form> = {
  dropper,
  oil,
  mist,
  toner,
  jar,
  tin,
  tube,
  slimTube,
  pump,
  foamer,
  stick,
  balm,
  roller,
  sachet,
  soap,
};

/** Scale factor of each form, so that packs keep their real proportions. */
export const SCALE: Record<FormName, number> = {
  dropper: 1.34,
  oil: 1.3,
  mist: 1.26,
  toner: 1.3,
  jar: 1.42,
  tin: 1.36,
  tube: 1.14,
  slimTube: 1.16,
  pump: 1.26,
  foamer: 1.3,
  stick: 1.36,
  balm: 1.36,
  roller: 1.5,
  sachet: 1.1,
  soap: 1.3,
};
