import { pincodePath, type PincodeFile } from '../../src/domain/addresses/pincode';
import { cityOf, headOffices, type Office } from './cityName';
import { countBy, stateReader } from './states';

/** The army's own codes, which no courier serves. */
const isArmy = ({ pincode }: Office) => pincode.startsWith('9');

function byPincode(offices: readonly Office[]): [pincode: string, there: Office[]][] {
  const groups = new Map<string, Office[]>();
  for (const office of offices) {
    const group = groups.get(office.pincode);
    if (group) group.push(office);
    else groups.set(office.pincode, [office]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The files of the directory by path. Unused first digits get an empty file. */
export function pincodeFiles(directory: readonly Office[]): Map<string, PincodeFile> {
  const files = new Map<string, PincodeFile>();
  for (let first = 10; first < 100; first += 1) files.set(pincodePath(`${first}`), { states: [], pins: {} });
  const offices = directory.filter((office) => !isArmy(office));
  const heads = headOffices(offices);
  const stateOf = stateReader(offices);
  for (const [pincode, officesAtPincode] of byPincode(offices)) {
    const file = files.get(pincodePath(pincode));
    if (!file) continue;
    const states = countBy(officesAtPincode, stateOf).map(([state]) => {
      if (!file.states.includes(state)) file.states.push(state);
      return file.states.indexOf(state);
    });
    file.pins[pincode.slice(2)] = [cityOf(pincode, officesAtPincode, heads), ...states];
  }
  return files;
}
