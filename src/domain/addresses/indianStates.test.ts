import { INDIAN_STATES, stateNamed } from './indianStates';

it.each([
  ['Karnataka', 'Karnataka'],
  ['  karnataka ', 'Karnataka'],
  ['Tamilnadu', 'Tamil Nadu'],
  ['Jammu & Kashmir', 'Jammu and Kashmir'],
  ['NEW DELHI', 'Delhi'],
  ['Orissa', 'Odisha'],
  ['Pondicherry', 'Puducherry'],
  ['Kar', null],
  ['constructor', null],
  ['', null],
])('%p is recognised as %p', (text, state) => expect(stateNamed(text)).toBe(state));

it('all 36 states and union territories are recognised by name', () => {
  expect(INDIAN_STATES.map(stateNamed)).toEqual([...INDIAN_STATES]);
  expect(new Set(INDIAN_STATES).size).toBe(36);
});
