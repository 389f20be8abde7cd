/** The entries of a list separated by commas or line breaks. A comma without a space after it is part of an entry: '1,2-Hexanediol'. */
export const listOf = (text: string): string[] =>
  text
    .split(/,(?=\s|$)|\n/)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** The lines of a text that are not empty. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
