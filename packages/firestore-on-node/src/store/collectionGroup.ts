import { splitLast } from '../paths/resourceName';
import { type StoredDocument } from '../values/types';
import { type Collection } from './collection';
import { DocumentIndexes, type DocumentSource } from './documentIndexes';

/** All collections of one id. Its own indexes are made when a query first goes over the group. */
export class CollectionGroup implements DocumentSource {
  private readonly collections = new Map<string, Collection>();
  private made: DocumentIndexes | null = null;
  size = 0;

  add(collection: Collection): void {
    this.collections.set(collection.path, collection);
  }

  remove(collection: Collection): void {
    this.collections.delete(collection.path);
  }

  get indexes(): DocumentIndexes {
    return (this.made ??= new DocumentIndexes(this));
  }

  /** Notes that the document at a path of its collections was replaced or removed. */
  replaced(path: string, before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    this.size += Number(after !== undefined) - Number(before !== undefined);
    this.made?.replaced(path, before, after);
  }

  get(path: string): StoredDocument | undefined {
    const [parent, id] = splitLast(path);
    return this.collections.get(parent)?.documents.get(id);
  }

  *entries(): Iterable<readonly [string, StoredDocument]> {
    for (const { path, documents } of this.collections.values())
      for (const [id, document] of documents) yield [`${path}/${id}`, document];
  }
}
