/** The spellings under which a typed or scanned code may be stored: as it is, and in capitals. */
export const withCapitals = (code: string): string[] => [...new Set([code, code.toUpperCase()])];
