/** The city and states of a PIN code. */
export interface PincodePlace {
  pincode: string;
  /** As people write it on a parcel: 'Bengaluru'. */
  city: string;
  /** As in INDIAN_STATES, the likeliest first: a few codes straddle a border. */
  states: string[];
}

/** A file of the directory: the codes that share their first two digits. */
export interface PincodeFile {
  states: string[];
  /** By the last four digits: the city, and indexes into `states`. */
  pins: Record<string, [city: string, ...states: number[]]>;
}

export function isPincode(text: string): boolean {
  return /^[1-9]\d{5}$/.test(text);
}

/** The URL path of the file with this code. */
export function pincodePath(pincode: string): string {
  return `pincodes/${pincode.slice(0, 2)}.json`;
}

/** The place of a code; null when the post office does not know it. */
export function placeIn({ pins, states }: PincodeFile, pincode: string): PincodePlace | null {
  const found = pins[pincode.slice(2)];
  if (!found) return null;
  const [city, ...places] = found;
  return { pincode, city, states: places.flatMap((at) => states[at] ?? []) };
}
