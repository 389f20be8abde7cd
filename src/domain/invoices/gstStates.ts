import { stateNamed, type IndianState } from '../addresses/indianStates';

const CODES: Record<IndianState, string> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
};

/** Union territories without a legislature: there the second half of the tax is the Union's (UTGST Act, 2017). */
const UNION_TERRITORIES: readonly string[] = ['04', '26', '31', '35', '38'];

/** A place of supply. `code` is the GST code of two digits; empty for an unknown state. */
export interface GstState {
  name: string;
  code: string;
}

/** The GST state of an address. */
export function gstStateOf(text: string): GstState {
  const name = stateNamed(text);
  return name ? { name, code: CODES[name] } : { name: text.trim(), code: '' };
}

/** The name of the state's half of the tax. */
export function stateTaxName(code: string): 'SGST' | 'UTGST' {
  return UNION_TERRITORIES.includes(code) ? 'UTGST' : 'SGST';
}
