import { splitLast } from '../paths/resourceName';
import { type StoredDocument } from '../values/types';
import { DocumentIndexes } from './documentIndexes';

/** The documents of one collection by id, with their indexes. */
export class Collection {
  readonly documents = new Map<string, StoredDocument>();
  readonly indexes = new DocumentIndexes(this.documents);
  readonly id: string;

  constructor(readonly path: string) {
    this.id = splitLast(path)[1];
  }

  put(id: string, document: StoredDocument | undefined): void {
    const before = this.documents.get(id);
    if (document === undefined) this.documents.delete(id);
    else this.documents.set(id, document);
    this.indexes.replaced(id, before, document);
  }
}
