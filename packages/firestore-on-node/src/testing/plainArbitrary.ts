import fc from 'fast-check';
import { type Plain, type PlainMap } from './plainValue';

/** Values of every type without nested values; few enough that some repeat. */
export const scalar: fc.Arbitrary<Plain> = fc.oneof(
  fc.constantFrom<Plain>(null, false, true),
  fc.constantFrom<Plain>(-1n, 0n, 1n, 2n ** 53n + 1n),
  fc.constantFrom<Plain>(NaN, -0, 1, 2.5, 2 ** 53, -Infinity),
  fc.constantFrom<Plain>('', 'a', 'ab', 'ä', '\ufb01', '😀'),
  fc.constantFrom<Plain>({ micros: -1 }, { micros: 0 }, { micros: 1_000_000 }, { micros: 1_000_001 }),
  fc.constantFrom<Plain>({ bytes: [] }, { bytes: [0] }, { bytes: [1, 255] }, { bytes: [255] }),
  fc.constantFrom<Plain>({ path: ['a', 'b'] }, { path: ['a', 'b', 'c', 'd'] }, { path: ['a', 'b!'] }),
  fc.constantFrom<Plain>({ geo: [0, 0] }, { geo: [-0, 5] }, { geo: [0, -5] }, { geo: [-90, 180] }),
  fc.constantFrom<Plain>({ vector: [] }, { vector: [1, 2] }, { vector: [1, 3] }, { vector: [9] }),
);

const names = fc.constantFrom('p', 'q', 'é');
const small: fc.Arbitrary<PlainMap> = fc.dictionary(names, scalar, { maxKeys: 2 });
/** The possible elements of an array. */
export const element: fc.Arbitrary<Plain> = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 1, arbitrary: small.map((map) => ({ map })) },
);
const array: fc.Arbitrary<Plain> = fc.array(element, { maxLength: 3 });
const map: fc.Arbitrary<Plain> = fc
  .dictionary(names, fc.oneof({ weight: 4, arbitrary: scalar }, array), { maxKeys: 2 })
  .map((fields) => ({ map: fields }));

/** Values of every type. */
export const plain: fc.Arbitrary<Plain> = fc.oneof(
  { weight: 8, arbitrary: scalar },
  { weight: 2, arbitrary: array },
  { weight: 1, arbitrary: map },
);
