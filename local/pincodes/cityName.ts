import { CITY_RANGES, PEOPLE_SAY } from './cityTables';

/** A post office in the directory. */
export interface Office {
  pincode: string;
  /** Its name. */
  area: string;
  /** Branch, sub or head office. */
  officeType: string;
  /** Whether letters are delivered from it. */
  delivery: boolean;
  district: string;
  state: string;
  /** The postal circle, mostly named after a state. */
  circle: string;
  division: string;
}

/** From this many branch offices on, a PIN code is countryside around a town, not part of a city. */
const COUNTRYSIDE = 6;

const isHead = ({ officeType }: Office) => officeType === 'HO' || officeType === 'GPO';

/** Tidies names: 'KANPUR NAGAR' becomes 'Kanpur Nagar', 'Sadar Bazar S.O (Ambala)' becomes 'Sadar Bazar'. */
export function tidyName(name: string): string {
  const bare = name
    .replace(/\s*\(.*$/, '')
    .replace(/[\s-]+(?:S\.? ?O|H\.? ?O|HPO|GPO|NDSO|TSO|EDSO|MDG)\b.*$/i, '')
    .replace(/\s+(?:Cantt|City|Kty|Road|RS|R\.S|Jn|Raj|I\.?E|Head Post Office|[A-Z])\.?$/i, '')
    .replace(/\s+(?:East|West)$/i, '')
    .replace(/\s+/g, ' ')
    .trim();
  const cased = bare.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase());
  return PEOPLE_SAY[cased] ?? cased;
}

/** Names that are no place: 'H.M.T. Pinjore', 'Sector 14', 'Station'. */
const NO_PLACE = /[\d.]|^(?:Station|Bazar|Market|Camp|Colony|Collectorate)$/i;

/** An office named after its district's town, 'Panchkula Sector 8', is in that town. */
function townOf({ area, district }: Office): string {
  const town = tidyName(district);
  const name = tidyName(area);
  return NO_PLACE.test(name) || name.toLowerCase().includes(town.toLowerCase()) ? town : name;
}

function mostFrequentName(offices: readonly Office[]): Office | undefined {
  const score = ({ area }: Office) =>
    offices.filter((other) => other.area.toLowerCase().includes(tidyName(area).toLowerCase())).length;
  return [...offices].sort((a, b) => score(b) - score(a) || a.area.localeCompare(b.area))[0];
}

/** The head offices of the sorting districts (first three digits): the lowest code of each. */
export function headOffices(offices: readonly Office[]): Map<string, Office> {
  const heads = new Map<string, Office>();
  for (const office of offices) {
    const district = office.pincode.slice(0, 3);
    const known = heads.get(district);
    if (isHead(office) && office.pincode[3] === '0' && (!known || office.pincode < known.pincode)) {
      heads.set(district, office);
    }
  }
  return heads;
}

/** The city that people with this PIN code write on a parcel, derived from its offices. */
export function cityOf(pincode: string, offices: readonly Office[], heads: Map<string, Office>): string {
  const code = Number(pincode);
  const range = CITY_RANGES.find(([from, to]) => code >= from && code <= to);
  if (range) return range[2];
  if (offices.some(({ district }) => district === 'BENGALURU URBAN')) return 'Bengaluru';
  const inCity = offices.map(({ division }) => /^(.+?) (?:City|GPO)\b/.exec(division)?.[1]).find(Boolean);
  const delivering = offices.filter(({ delivery }) => delivery);
  const branches = delivering.filter(({ officeType }) => officeType === 'BO').length;
  if (inCity && branches < COUNTRYSIDE) return tidyName(inCity);
  // The codes 411 0xx are Pune: the sorting district's own city has a 0 in the fourth place.
  const head = heads.get(pincode.slice(0, 3));
  const isCentral = pincode[3] === '0' && (branches < COUNTRYSIDE || Number(pincode.slice(4)) <= 5);
  if (head && isCentral && offices.some(({ district }) => district === head.district)) return townOf(head);
  const own =
    delivering.find(isHead) ?? mostFrequentName(delivering.filter(({ officeType }) => officeType !== 'BO'));
  if (own) return townOf(own);
  return tidyName(offices[0]?.district ?? '');
}
