import { type Json } from '../json';
import { type StoredDocument } from '../values/types';
import { checksum } from './checksum';

/** One acknowledged change: documents put or (with only a name) deleted, or a whole database cleared. */
export type LogRecord =
  | { readonly kind: 'commit'; readonly time: string; readonly changes: readonly Change[] }
  | { readonly kind: 'clear'; readonly time: string; readonly root: string };

/** The first line of a snapshot; `documents` is the number of documents in it. */
export interface SnapshotHead {
  readonly kind: 'snapshot';
  readonly time: string;
  readonly documents: number;
}

export type Change = { readonly put: StoredDocument } | { readonly delete: string };

const NEWLINE = 0x0a;
const PREFIX = 9;

/** A line: checksum, space, JSON, newline. JSON never contains a raw newline, so each line is one record. */
export function encodeRecord(record: LogRecord | SnapshotHead): Buffer {
  const body = Buffer.from(JSON.stringify(record));
  return Buffer.concat([Buffer.from(`${checksum(body)} `), body, Buffer.from('\n')]);
}

export interface Decoded<Line> {
  readonly records: Line[];
  /** Bytes up to the end of the last whole record; less than the file's length where the tail is damaged. */
  readonly validBytes: number;
}

/** Reads whole records from the start up to the first that is incomplete or does not match its checksum. */
export function decodeRecords<Line = LogRecord>(bytes: Buffer): Decoded<Line> {
  const records: Line[] = [];
  let start = 0;
  while (start < bytes.length) {
    const end = bytes.indexOf(NEWLINE, start);
    if (end === -1) break;
    const body = bytes.subarray(start + PREFIX, end);
    if (bytes.toString('latin1', start, start + PREFIX) !== `${checksum(body)} `) break;
    records.push(JSON.parse(body.toString()) as Json as unknown as Line);
    start = end + 1;
  }
  return { records, validBytes: start };
}

const RECORD_START = ' {"kind":"';
const CHECKSUM_LENGTH = PREFIX - 1;

/**
 * The start of the first whole record at or after `from`, or null. It also finds records whose line begins
 * with a damaged one: no text within a record looks like the start of one, because JSON escapes its quotes.
 */
export function findRecord(bytes: Buffer, from: number): number | null {
  let space = bytes.indexOf(RECORD_START, from + CHECKSUM_LENGTH);
  while (space !== -1) {
    const end = bytes.indexOf(NEWLINE, space);
    if (end === -1) return null;
    const start = space - CHECKSUM_LENGTH;
    if (bytes.toString('latin1', start, space) === checksum(bytes.subarray(space + 1, end))) return start;
    space = bytes.indexOf(RECORD_START, space + 1);
  }
  return null;
}
