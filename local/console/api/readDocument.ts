import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ApiDocument } from '../../api/document';
import { fingerprint } from '../../stack/site/fingerprint';
import { ROOT } from '../../stack/settings';

const run = promisify(execFile);
const MAX_BYTES = 32 * 1024 * 1024;
const SOURCES = ['src/domain', 'functions/src', 'local/api'];

let latest: { of: string; document: Promise<ApiDocument> } | null = null;

/** Generates the document in a child process, because TypeScript needs seconds and much memory. */
async function make(): Promise<ApiDocument> {
  const args = ['--import', 'tsx', path.join(ROOT, 'local/api/print.ts')];
  const { stdout } = await run(process.execPath, args, { cwd: ROOT, maxBuffer: MAX_BYTES });
  return JSON.parse(stdout) as ApiDocument;
}

/** The OpenAPI document of the current sources, cached until they change. */
export function readApiDocument(): Promise<ApiDocument> {
  const of = fingerprint(ROOT, SOURCES, '');
  if (latest?.of !== of) {
    const document = make();
    latest = { of, document };
    document.catch(() => {
      latest = null;
    });
  }
  return latest.document;
}
