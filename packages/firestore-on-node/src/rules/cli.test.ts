import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './cli';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'rules-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

function check(source: string): { code: number; printed: string[]; file: string } {
  const file = join(directory, 'some.rules');
  writeFileSync(file, source);
  const printed: string[] = [];
  const code = run(['check', file], (line) => printed.push(line));
  return { code, printed, file };
}

it('the command reports a valid file', () => {
  const { code, printed, file } = check('service cloud.firestore { }');
  expect([code, printed]).toEqual([0, [`${file}: no errors`]]);
});

it('the command points at an error', () => {
  const { code, printed, file } = check('service cloud.firestore {\n  match users { }\n}');
  expect(code).toBe(1);
  expect(printed[0]).toMatch(`${file}:2:9 error: Expected a path beginning with '/'`);
  expect(printed.slice(1)).toEqual(['  match users { }', '        ^']);
});

it('the command lists warnings and fails on them', () => {
  const { code, printed } = check('service cloud.firestore { match /a/{b} { allow get: if c; } }');
  expect(code).toBe(1);
  expect(printed).toEqual([expect.stringContaining('warning: Invalid variable name: c.')]);
});

it('the command prints its usage when called wrongly, and names an unreadable file', () => {
  const printed: string[] = [];
  expect(run([], (line) => printed.push(line))).toBe(2);
  expect(run(['check', join(directory, 'none')], (line) => printed.push(line))).toBe(2);
  expect(printed[0]).toMatch(/^Usage/);
  expect(printed[1]).toMatch('none');
});
