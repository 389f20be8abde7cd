import { coverageReport } from './coverageReport';
import { NO_DOCUMENTS, request, rulesWith } from '../testing/ask';
import { compileRules } from '../index';

// "Generate test reports": https://firebase.google.com/docs/firestore/security/test-rules-emulator

const SOURCE = `service cloud.firestore {
  match /databases/{d}/documents {
    match /notes/{n} {
      allow get: if request.auth != null &&
        n == 'never reached';
    }
  }
}
`;

it('the report shows how often each line was evaluated, and which lines never were', () => {
  const rules = compileRules(SOURCE);
  const readNote = request({ path: ['notes', 'n1'], auth: null });
  rules.evaluate(readNote, NO_DOCUMENTS);
  rules.evaluate(readNote, NO_DOCUMENTS);
  const report = coverageReport(SOURCE, rules.coverage());
  const lines = report.split('\n');
  expect(lines[0]).toBe('        | service cloud.firestore {');
  expect(lines[3]).toMatch(/^ +[1-9]\d* \| {7}allow get: if request\.auth != null &&$/);
  expect(lines[4]).toMatch(/^! +0 \| {9}n == 'never reached';$/);
  expect(lines.at(-2)).toBe('1 of 2 lines with expressions reached');
});

it('the report marks nothing in a file without expressions', () => {
  expect(coverageReport('x\n', rulesWith('allow get;').coverage())).toBe(
    '        | x\n0 of 0 lines with expressions reached\n',
  );
});
