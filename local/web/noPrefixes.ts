/** Stands in for stylis' vendor prefixes, which styled-components asks for only where a StyleSheetManager says so. */
export const prefix = (value: string): string => value;
