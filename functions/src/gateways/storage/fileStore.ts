/** Stores files by name. A stored file never changes. */
export interface FileStore {
  /** Null when there is no such file. */
  read(name: string): Promise<Uint8Array | null>;
  /** Stores a file; a file that exists under the name stays. */
  write(name: string, bytes: Uint8Array, type: string): Promise<void>;
}
