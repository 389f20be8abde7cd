/** What the doctor says of one thing. */
export interface Finding {
  /** What was looked at, as `npm run doctor` prints it. */
  check: string;
  outcome: 'ok' | 'problem' | 'skipped';
  /** What it means, as a sentence; of what was skipped, why. */
  text: string;
  /** What to do about a problem. */
  todo?: string;
}

export const ok = (check: string, text: string): Finding => ({ check, outcome: 'ok', text });
export const skipped = (check: string, text: string): Finding => ({ check, outcome: 'skipped', text });
export const problem = (check: string, text: string, todo: string): Finding => ({
  check,
  outcome: 'problem',
  text,
  todo,
});

const MARKS = { ok: '✓', problem: '✗', skipped: '–' } as const;

const line = ({ check, outcome, text, todo }: Finding): string => {
  const said = `${MARKS[outcome]} ${check}: ${outcome === 'skipped' ? 'skipped. ' : ''}${text}`;
  return todo === undefined ? said : `${said}\n    ${todo}`;
};

/** The findings as lines for a terminal, with how many there are of each at the end. */
export function report(findings: readonly Finding[]): string[] {
  const count = (outcome: Finding['outcome']) => findings.filter((one) => one.outcome === outcome).length;
  const sums = `${count('ok')} ok, ${count('problem')} problems, ${count('skipped')} skipped`;
  return [...findings.map(line), '', sums];
}
