/** Whether Firestore takes this as a document's id: `__…__` is reserved, and a slash would be another path. */
export function isDocumentId(id: string): boolean {
  return /^[A-Za-z0-9_-]{1,100}$/.test(id) && !/^__.*__$/.test(id);
}
