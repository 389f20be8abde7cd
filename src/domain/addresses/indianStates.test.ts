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
])('%p names %p', (text, state) => expect(stateNamed(text)).toBe(state));

it('knows every state by its own name, 36 with the union territories', () => {
  expect(INDIAN_STATES.map(stateNamed)).toEqual([...INDIAN_STATES]);
  expect(new Set(INDIAN_STATES).size).toBe(36);
});
