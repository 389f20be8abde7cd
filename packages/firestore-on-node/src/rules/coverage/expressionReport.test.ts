import { compileRules, type ExpressionReport } from '../index';
import { NO_DOCUMENTS, request } from '../testing/ask';
import { encode } from '../testing/encode';

// The shape: https://firebase.google.com/docs/reference/rules/rest/v1/projects/test#expressionreport

const SOURCE = `service cloud.firestore {
  match /databases/{d}/documents {
    function isOpen(note) { let open = note.open; return open == true; }
    match /notes/{n} {
      allow get: if !(n in ['x']) &&
        (isOpen(resource.data) || false ? -1 < 2 : /a/$(n)[0].size() is int);
    }
  }
}
`;

const rules = compileRules(SOURCE);
const get = (id: string, data: object) =>
  rules.evaluate(request({ path: ['notes', id], resource: { fields: encodeFields(data) } }), NO_DOCUMENTS);
const encodeFields = (data: object) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, encode(value)]));

get('a', { open: true });
get('a', { open: true });
get('b', { open: 7 });
get('c', {});
get('x', { open: true });

/** The text and value of each expression, as a flat list of the tree. */
const flat = (reports: readonly ExpressionReport[]): [string, string][] =>
  reports.flatMap(({ sourcePosition: { currentOffset, endOffset }, values, children }) => [
    [
      SOURCE.slice(currentOffset, endOffset),
      values.map(({ value, count }) => `${JSON.stringify(value)} × ${count}`).join(', '),
    ] as [string, string],
    ...flat(children),
  ]);
const reports = rules.expressionReports();
const found = new Map(flat(reports));

it.each<[string, string]>([
  ["!(n in ['x'])", '{"boolValue":true} × 4, {"boolValue":false} × 1'],
  ["'x'", '{"stringValue":"x"} × 5'],
  ["['x']", '{"listValue":{"values":[{"stringValue":"x"}]}} × 5'],
  [
    'open == true',
    '{"boolValue":true} × 2, {"boolValue":false} × 1, {"undefined":{"causeMessage":"Property open is undefined on object."}} × 1',
  ],
  ['-1', '{"intValue":"-1"} × 2'],
  ['-1 < 2', '{"boolValue":true} × 2'],
  ['/a/$(n)', '{"pathValue":{"segments":[{"simple":"a"},{"simple":"b"}]}} × 1'],
  ['/a/$(n)[0].size() is int', `{"boolValue":true} × 1`],
])('%s had the values %s', (text, values) => {
  expect(found.get(text)).toBe(values);
});

it('the report starts with the outermost expressions in source order, with positions', () => {
  expect(reports.map(({ sourcePosition }) => sourcePosition.line)).toEqual([3, 3, 5]);
  const { line, column, currentOffset } = reports[2]!.sourcePosition;
  expect(SOURCE.split('\n')[line - 1]!.slice(column - 1)).toMatch(/^!\(n in/);
  expect(currentOffset).toBe(SOURCE.indexOf('!(n in'));
});

it('the report has no values without an evaluation', () => {
  const fresh = compileRules(SOURCE).expressionReports();
  expect(new Set(flat(fresh).map(([, values]) => values))).toEqual(new Set(['']));
});
