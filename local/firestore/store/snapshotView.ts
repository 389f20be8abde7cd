import { splitLast } from '../paths/resourceName';
import { type IndexHint } from '../query/indexHint';
import { type StoredDocument } from '../values/types';
import { inScope, type ReadView, type Scope } from './readView';

/** A state beside the present one: the base, except for the documents in `differing` (undefined: absent). */
export class SnapshotView implements ReadView {
  constructor(
    private readonly base: ReadView & { readonly root: string },
    private readonly differing: ReadonlyMap<string, StoredDocument | undefined>,
  ) {}

  get(path: string): StoredDocument | undefined {
    return this.differing.has(path) ? this.differing.get(path) : this.base.get(path);
  }

  /** A past state has no order of its own. */
  walk(): null {
    return null;
  }

  *scan(scope: Scope, hint: IndexHint | null): Iterable<StoredDocument> {
    for (const document of this.base.scan(scope, hint)) {
      if (!this.differing.has(document.name.slice(this.base.root.length + 1))) yield document;
    }
    for (const [path, document] of this.differing) {
      const collectionPath = splitLast(path)[0];
      if (document !== undefined && inScope(collectionPath, splitLast(collectionPath)[1], scope))
        yield document;
    }
  }
}
