import { isDocumentId } from './documentId';

it.each([
  ['amla-c-glow-serum', true],
  ['GLM1732154400000042', true],
  ['', false],
  ['a/b', false],
  ['..', false],
  ['%2F', false],
  ['__proto__', false],
  ['__x__', false],
  ['x'.repeat(101), false],
])('%p is a valid document id: %p', (id, taken) => {
  expect(isDocumentId(id)).toBe(taken);
});
