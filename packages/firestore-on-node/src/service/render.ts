import { RPC_CODE, type FirestoreError } from '../errors';
import { type FieldPath } from '../paths/fieldPath';
import { project } from '../query/project';
import { type StoredDocument } from '../values/types';
import { type StagedWrite } from '../writes/stage';

/** A document as answers carry it, cut to the mask. */
export function renderDocument(document: StoredDocument, mask: readonly FieldPath[] | null): object {
  const { name, fields, createTime, updateTime } = document;
  return { name, fields: project(fields, mask), createTime, updateTime };
}

/** A WriteResult. */
export function renderWriteResult({ after, transformResults }: StagedWrite): object {
  return {
    ...(after === undefined ? {} : { updateTime: after.updateTime }),
    ...(transformResults.length === 0 ? {} : { transformResults }),
  };
}

/** A `google.rpc.Status`. */
export function renderStatus(error: FirestoreError | null): object {
  return error === null ? { code: 0 } : { code: RPC_CODE[error.status], message: error.message };
}
