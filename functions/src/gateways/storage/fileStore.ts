/** Keeps files by name. What is written under a name is never changed. */
export interface FileStore {
  /** Null where there is no such file. */
  read(name: string): Promise<Uint8Array | null>;
  /** Keeps a file; where the name is taken, what is there stays. */
  write(name: string, bytes: Uint8Array, type: string): Promise<void>;
}
