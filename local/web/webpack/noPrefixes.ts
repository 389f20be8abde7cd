/** Replaces stylis' vendor prefixes, which styled-components uses only with a StyleSheetManager option. */
export const prefix = (value: string): string => value;
