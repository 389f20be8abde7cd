/** The moment some milliseconds after another one, as ISO text. */
export const addMs = (from: Date, milliseconds: number): string =>
  new Date(from.getTime() + milliseconds).toISOString();
