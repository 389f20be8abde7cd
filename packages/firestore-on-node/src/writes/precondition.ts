import { FirestoreError } from '../errors';
import { type StoredDocument } from '../values/types';
import { type Precondition } from './types';

/** The error of a precondition that the present document does not meet, or null. */
export function unmetPrecondition(
  precondition: Precondition | null,
  before: StoredDocument | undefined,
  name: string,
): FirestoreError | null {
  if (precondition === null) return null;
  if ('exists' in precondition) {
    if (precondition.exists === (before !== undefined)) return null;
    return precondition.exists
      ? new FirestoreError('NOT_FOUND', `No document to update: ${name}`)
      : new FirestoreError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
  if (before === undefined) return new FirestoreError('NOT_FOUND', `No document to update: ${name}`);
  if (before.updateTime === precondition.updateTime) return null;
  return new FirestoreError(
    'FAILED_PRECONDITION',
    `The stored version (${before.updateTime}) does not match the required base version (${precondition.updateTime}).`,
  );
}
