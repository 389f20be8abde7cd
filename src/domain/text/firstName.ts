/** How a mail or message addresses a person by their full name; empty without one. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
