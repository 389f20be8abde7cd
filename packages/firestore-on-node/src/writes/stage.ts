import { type FirestoreError } from '../errors';
import { type IndexSet } from '../indexes/types';
import { getField, withField } from '../paths/fieldPath';
import { type Database } from '../store/database';
import { sameFields } from '../values/same';
import { type Fields, type StoredDocument, type Value } from '../values/types';
import { checkDocument } from './limits';
import { unmetPrecondition } from './precondition';
import { applyTransforms } from './transform';
import { type Write } from './types';

/** The result of one write, computed but not applied. */
export interface StagedWrite {
  readonly write: Write;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
  readonly transformResults: readonly Value[];
  readonly failure: FirestoreError | null;
}

export interface Stage {
  readonly writes: readonly StagedWrite[];
  /** Every written path with its document after all writes. */
  readonly outcome: ReadonlyMap<string, StoredDocument | undefined>;
}

/** Computes the writes in order, each on the results of the earlier ones; changes nothing. */
export function stageWrites(
  database: Database,
  writes: readonly Write[],
  time: string,
  indexes: IndexSet | null,
): Stage {
  const outcome = new Map<string, StoredDocument | undefined>();
  const staged = writes.map((write): StagedWrite => {
    const { path } = write;
    const before = outcome.has(path) ? outcome.get(path) : database.get(path);
    const result = stageWrite(database.nameOf(path), write, before, time, indexes);
    outcome.set(path, result.after);
    return result;
  });
  return { writes: staged, outcome };
}

function stageWrite(
  name: string,
  write: Write,
  before: StoredDocument | undefined,
  time: string,
  indexes: IndexSet | null,
): StagedWrite {
  const failure = unmetPrecondition(write.precondition, before, name);
  if (write.kind !== 'update') {
    return {
      write,
      before,
      after: write.kind === 'verify' ? before : undefined,
      transformResults: [],
      failure,
    };
  }
  const merged = mergeFields(before?.fields ?? {}, write);
  const { fields, results } = applyTransforms(merged, write.transforms, time);
  checkDocument(name, fields, indexes);
  const unchanged = before !== undefined && sameFields(before.fields, fields);
  const after = unchanged
    ? before
    : { name, fields, createTime: before?.createTime ?? time, updateTime: time };
  return { write, before, after, transformResults: results, failure };
}

function mergeFields(before: Fields, write: Extract<Write, { kind: 'update' }>): Fields {
  if (write.mask === null) return write.fields;
  let merged = before;
  for (const path of write.mask) merged = withField(merged, path, getField(write.fields, path));
  return merged;
}
