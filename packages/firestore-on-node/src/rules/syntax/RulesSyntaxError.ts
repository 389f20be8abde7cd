/** A place in a rules file; both count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** The rules file does not compile; `message` has the place and a suggestion. */
export class RulesSyntaxError extends Error {
  readonly line: number;
  readonly column: number;

  constructor(text: string, at: Position) {
    super(`L${at.line}:${at.column} ${text}`);
    this.name = 'RulesSyntaxError';
    this.line = at.line;
    this.column = at.column;
  }
}
