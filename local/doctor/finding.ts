/** One result of the doctor. */
export interface Finding {
  /** The name of the check, as `npm run doctor` prints it. */
  check: string;
  outcome: 'ok' | 'problem' | 'skipped';
  /** The result as a sentence; for a skipped check, the reason. */
  text: string;
  /** How to fix a problem. */
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
  const line = `${MARKS[outcome]} ${check}: ${outcome === 'skipped' ? 'skipped. ' : ''}${text}`;
  return todo === undefined ? line : `${line}\n    ${todo}`;
};

/** The findings as lines for a terminal, with the number of each outcome at the end. */
export function report(findings: readonly Finding[]): string[] {
  const count = (outcome: Finding['outcome']) => findings.filter((one) => one.outcome === outcome).length;
  const sums = `${count('ok')} ok, ${count('problem')} problems, ${count('skipped')} skipped`;
  return [...findings.map(line), '', sums];
}
