import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AccessRequest } from '../authorizer';
import { watchRules, type WatchedRules } from './watchRules';

const rules = (condition: string) => `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /notes/{n} { allow get: if ${condition}; } } }`;

const request: AccessRequest = {
  project: 'p',
  database: '(default)',
  method: 'get',
  path: ['notes', 'n'],
  auth: null,
  time: '2026-01-01T00:00:00Z',
  before: null,
  after: null,
  query: null,
  batch: null,
  get: () => null,
  getAfter: () => null,
};

describe('watchRules', () => {
  let folder: string;
  let file: string;
  let watched: WatchedRules | null = null;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'firestore-rules-'));
    file = path.join(folder, 'firestore.rules');
  });

  afterEach(() => {
    watched?.stop();
    rmSync(folder, { recursive: true });
  });

  it('reloads the file, and keeps the previous rules while it has an error', async () => {
    let onWarning: (line: string) => void = () => undefined;
    const nextLine = () => new Promise<string>((resolve) => (onWarning = resolve));
    writeFileSync(file, rules('false'));
    watched = watchRules(file, (line) => onWarning(line));
    const { authorizer } = watched;
    expect(authorizer.authorize(request).allowed).toBe(false);

    let line = nextLine();
    writeFileSync(file, rules('true'));
    expect(await line).toContain('read again');
    expect(authorizer.authorize(request).allowed).toBe(true);

    line = nextLine();
    writeFileSync(file, rules('('));
    expect(await line).toContain('does not compile');
    expect(authorizer.authorize(request).allowed).toBe(true);
  });

  it('keeps the previous rules while the file cannot be read, says so once, and reads it again', async () => {
    const lines: string[] = [];
    let onLine: () => void = () => undefined;
    const nextLine = () => new Promise<void>((resolve) => (onLine = resolve));
    writeFileSync(file, rules('true'));
    watched = watchRules(file, (line) => {
      lines.push(line);
      onLine();
    });

    let line = nextLine();
    rmSync(file);
    // A directory has a time of change, and no text.
    mkdirSync(file);
    await line;
    expect(watched.authorizer.authorize(request).allowed).toBe(true);
    // Long enough for further attempts.
    await new Promise((resolve) => setTimeout(resolve, 1_200));

    line = nextLine();
    rmSync(file, { recursive: true });
    writeFileSync(file, rules('false'));
    await line;
    expect(watched.authorizer.authorize(request).allowed).toBe(false);
    expect(lines).toEqual([
      expect.stringMatching(/cannot be read, the rules before stay: .*EISDIR/),
      expect.stringContaining('read again'),
    ]);
  });

  it('does not start with rules that do not compile', () => {
    writeFileSync(file, rules('('));
    expect(() => watchRules(file, () => undefined)).toThrow('does not compile');
  });
});
