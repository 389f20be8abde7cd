/** A file of the shop, as a path from the repository's root with its text. */
export interface SourceFile {
  file: string;
  text: string;
}

/** The text with blanks in place of its comments, so that places in it stay the same. */
export const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, ' '));

/** The line, from 1, of a place in a text. */
export const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;
