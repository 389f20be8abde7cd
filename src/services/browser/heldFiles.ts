/** Files that somebody chose, by names that Redux can hold. They are gone with the page. */
interface Held {
  file: File;
  preview: string;
}

const filesById = new Map<string, Held>();
let count = 0;

export const heldFiles = {
  /** Keeps a file, and answers its name. */
  hold(file: File): string {
    count += 1;
    const id = `file-${count}`;
    filesById.set(id, { file, preview: URL.createObjectURL(file) });
    return id;
  },
  fileOf: (id: string): File | null => filesById.get(id)?.file ?? null,
  /** An address at which this page alone sees it; empty where there is none. */
  previewOf: (id: string): string => filesById.get(id)?.preview ?? '',
  letGo(id: string): void {
    const entry = filesById.get(id);
    if (entry) URL.revokeObjectURL(entry.preview);
    filesById.delete(id);
  },
};
