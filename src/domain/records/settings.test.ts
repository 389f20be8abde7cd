import { decideSettings } from './settings';

const stored = { enabled: true, least: 100, most: 500 };
const faultOf = ({ least, most }: typeof stored) =>
  most < least ? { field: 'most', message: 'Too low.' } : null;

test.each([
  [{}, { kind: 'changed', settings: stored }],
  [{ most: 900 }, { kind: 'changed', settings: { ...stored, most: 900 } }],
  [
    { enabled: false, least: 500 },
    { kind: 'changed', settings: { enabled: false, least: 500, most: 500 } },
  ],
  [{ least: 600 }, { kind: 'refused', field: 'most', message: 'Too low.' }],
])('the change %p is decided with the stored rest', (changes, decision) => {
  expect(decideSettings(stored, changes, faultOf)).toEqual(decision);
});
