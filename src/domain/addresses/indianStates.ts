/** States and union territories as couriers spell them. They are suggestions: other names are accepted too. */
export const INDIAN_STATES = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const;

export type IndianState = (typeof INDIAN_STATES)[number];

/** Letters only, so that spellings such as 'Tamilnadu' and 'Jammu & Kashmir' match. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^a-z]/g, '');

const OTHER_NAMES: ReadonlyMap<string, IndianState> = new Map(
  Object.entries<IndianState>({
    chattisgarh: 'Chhattisgarh',
    delhincr: 'Delhi',
    nctofdelhi: 'Delhi',
    newdelhi: 'Delhi',
    orissa: 'Odisha',
    pondicherry: 'Puducherry',
    telengana: 'Telangana',
    uttaranchal: 'Uttarakhand',
  }),
);

/** The state that a text names; null for an unknown one. */
export function stateNamed(text: string): IndianState | null {
  const folded = fold(text);
  return OTHER_NAMES.get(folded) ?? INDIAN_STATES.find((state) => fold(state) === folded) ?? null;
}
