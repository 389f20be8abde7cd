const MAX_KEYS = 50_000;

/**
 * Remembers how transactions used the documents they read. A document that was only read so far gets a
 * `shared` lock, so that readers do not queue; any other gets an `update` lock, so that future writers
 * queue instead of aborting each other.
 */
export class AccessPattern {
  private readonly onlyRead = new Set<string>();
  private readonly written = new Set<string>();

  readMode(key: string): 'shared' | 'update' {
    return this.onlyRead.has(key) && !this.written.has(key) ? 'shared' : 'update';
  }

  /** Records the documents that a committed transaction locked for reading, and which of them it wrote. */
  record(read: Iterable<string>, wrote: ReadonlySet<string>): void {
    for (const key of read) remember(wrote.has(key) ? this.written : this.onlyRead, key);
  }
}

function remember(keys: Set<string>, key: string): void {
  // Forgetting is harmless: the next transactions record it again.
  if (keys.size >= MAX_KEYS) keys.clear();
  keys.add(key);
}
