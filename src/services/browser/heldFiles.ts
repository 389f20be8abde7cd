/** Files that somebody chose, by names that Redux can hold. They are gone with the page. */
interface Held {
  file: File;
  preview: string;
}

const held = new Map<string, Held>();
let count = 0;

export const heldFiles = {
  /** Keeps a file, and answers its name. */
  hold(file: File): string {
    count += 1;
    const id = `file-${count}`;
    held.set(id, { file, preview: URL.createObjectURL(file) });
    return id;
  },
  fileOf: (id: string): File | null => held.get(id)?.file ?? null,
  /** An address at which this page alone sees it; empty where there is none. */
  previewOf: (id: string): string => held.get(id)?.preview ?? '',
  letGo(id: string): void {
    const one = held.get(id);
    if (one) URL.revokeObjectURL(one.preview);
    held.delete(id);
  },
};
