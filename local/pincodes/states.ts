import { INDIAN_STATES } from '../../src/domain/addresses/indianStates';
import type { Office } from './cityName';

/** Spellings of states, and of circles named after states, that differ from ours. */
const SPELLINGS: Record<string, string> = {
  'THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU': 'Dadra and Nagar Haveli and Daman and Diu',
  CHATTISGARH: 'Chhattisgarh',
  TAMILNADU: 'Tamil Nadu',
  'JAMMU KASHMIR': 'Jammu and Kashmir',
};

const ours = new Map(INDIAN_STATES.map((state) => [state.toUpperCase(), state as string]));

function stateName(text: string): string | undefined {
  return SPELLINGS[text.toUpperCase()] ?? ours.get(text.toUpperCase());
}

const circleState = ({ circle }: Office) => stateName(circle.replace(/ circle$/i, ''));

/** A smaller share of a sorting district's offices under another state's circle is an error of the directory. */
const SLIP = 0.04;

export function countBy<T>(all: readonly T[], keyOf: (one: T) => string): [key: string, count: number][] {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

/**
 * Returns each office's state. Corrects errors such as Agartala's offices under Telangana by the state of most neighbours.
 */
export function stateReader(offices: readonly Office[]): (office: Office) => string {
  const withCircle = new Set(offices.map(circleState));
  const byDistrict = new Map<string, Office[]>();
  for (const office of offices) {
    const prefix = office.pincode.slice(0, 3);
    const there = byDistrict.get(prefix);
    if (there) there.push(office);
    else byDistrict.set(prefix, [office]);
  }
  const shares = new Map(
    [...byDistrict].map(([prefix, there]) => [
      prefix,
      countBy(there, ({ state }) => state).map(([state, count]) => ({ state, share: count / there.length })),
    ]),
  );
  const known = (text: string) => {
    const name = stateName(text);
    if (!name) throw new Error(`India Post names a state that the shop does not know: ${text}`);
    return name;
  };
  return (office) => {
    const state = known(office.state);
    if (!withCircle.has(state) || circleState(office) === state) return state;
    const districtShares = shares.get(office.pincode.slice(0, 3)) ?? [];
    const share = districtShares.find((other) => other.state === office.state)?.share ?? 1;
    return share < SLIP ? known(districtShares[0]?.state ?? office.state) : state;
  };
}
