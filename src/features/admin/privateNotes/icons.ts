/** A path as in `src/ui/icons/icons.ts`: only the team reads what has it. */
export const lockIcon = 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3';
