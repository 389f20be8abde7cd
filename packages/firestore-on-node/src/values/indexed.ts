import { compareValues } from './order';
import { type Value } from './types';

/**
 * Bytes of a text or byte value in an index: "field values over 1500 bytes are truncated"
 * (https://firebase.google.com/docs/firestore/quotas#indexes).
 */
export const MAX_INDEXED_BYTES = 1_500;

/** Compares two values like an index: only the beginning of long texts and bytes counts. */
export function compareIndexed(a: Value, b: Value): number {
  if (!mayBeLong(a) && !mayBeLong(b)) return compareValues(a, b);
  const left = bytesOf(a);
  const right = bytesOf(b);
  if (left === null || right === null || 'bytesValue' in a !== 'bytesValue' in b) return compareValues(a, b);
  const order = Buffer.compare(left.subarray(0, MAX_INDEXED_BYTES), right.subarray(0, MAX_INDEXED_BYTES));
  // A value of exactly the maximum length sorts before one that was truncated to it.
  return order || Number(left.length > MAX_INDEXED_BYTES) - Number(right.length > MAX_INDEXED_BYTES);
}

/** Whether an index truncates the value. */
export function isCut(value: Value): boolean {
  return mayBeLong(value) && bytesOf(value)!.length > MAX_INDEXED_BYTES;
}

// A character takes three bytes at most, and four of base64 stand for three.
function mayBeLong(value: Value): boolean {
  if ('stringValue' in value) return value.stringValue.length > MAX_INDEXED_BYTES / 3;
  return 'bytesValue' in value && value.bytesValue.length > MAX_INDEXED_BYTES;
}

function bytesOf(value: Value): Buffer | null {
  if ('stringValue' in value) return Buffer.from(value.stringValue);
  return 'bytesValue' in value ? Buffer.from(value.bytesValue, 'base64') : null;
}
