import { createHash } from 'node:crypto';
import { argument, type BuiltinTable, withArity } from './signature';
import { bytes, type RulesValue } from '../values/RulesValue';

/** Reflected polynomials of CRC-32 (IEEE) and CRC-32C (Castagnoli). */
const IEEE = 0xedb88320;
const CASTAGNOLI = 0x82f63b78;

const input = (args: RulesValue[]): Buffer => {
  const value = argument(args, 0, 'string', 'bytes');
  return typeof value.value === 'string' ? Buffer.from(value.value) : Buffer.from(value.value);
};

function crc(polynomial: number): (args: RulesValue[]) => RulesValue {
  return (args) => {
    let remainder = 0xffffffff;
    for (const byte of input(args)) {
      remainder ^= byte;
      for (let bit = 0; bit < 8; bit += 1) {
        remainder = remainder & 1 ? (remainder >>> 1) ^ polynomial : remainder >>> 1;
      }
    }
    const result = Buffer.alloc(4);
    result.writeUInt32BE(~remainder >>> 0);
    return bytes(result);
  };
}

const digest = (algorithm: string) =>
  withArity(1, (args) => bytes(createHash(algorithm).update(input(args)).digest()));

export const hashingFunctions: BuiltinTable = {
  crc32: withArity(1, crc(IEEE)),
  crc32c: withArity(1, crc(CASTAGNOLI)),
  md5: digest('md5'),
  sha256: digest('sha256'),
};
