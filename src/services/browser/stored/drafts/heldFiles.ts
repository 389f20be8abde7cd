/** Files that the user chose, by ids that Redux can store. They are lost with the page. */
interface Held {
  file: File;
  preview: string;
}

const filesById = new Map<string, Held>();
let count = 0;

export const heldFiles = {
  /** Stores a file and returns its id. */
  hold(file: File): string {
    count += 1;
    const id = `file-${count}`;
    filesById.set(id, { file, preview: URL.createObjectURL(file) });
    return id;
  },
  fileOf: (id: string): File | null => filesById.get(id)?.file ?? null,
  /** An object URL of the file; empty where there is none. */
  previewOf: (id: string): string => filesById.get(id)?.preview ?? '',
  letGo(id: string): void {
    const entry = filesById.get(id);
    if (entry) URL.revokeObjectURL(entry.preview);
    filesById.delete(id);
  },
};
