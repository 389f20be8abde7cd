import { readFileSync, statSync } from 'node:fs';
import { type Authorizer } from '../authorizer';
import { rulesCompiler } from './rulesAuthorizer';

const POLL_MS = 500;

export interface WatchedRules {
  authorizer: Authorizer;
  stop(): void;
}

/**
 * Returns an authorizer that reloads the rules file when it changes. While the file has a syntax error or cannot be
 * read, the last good rules stay in force. Throws if the file does not compile at the start.
 */
export function watchRules(file: string, log: (line: string) => void): WatchedRules {
  let readAt = changedAt(file);
  const first = rulesCompiler(readFileSync(file, 'utf8'));
  if (!first.ok) throw new Error(`${file} does not compile: ${first.errors.join('; ')}`);
  let current = first.authorizer;
  let isUnreadable = false;
  const reread = () => {
    let source: string;
    try {
      const now = changedAt(file);
      if (now === null || now === readAt) return;
      source = readFileSync(file, 'utf8');
      readAt = now;
    } catch (error) {
      // An editor may hold the file, or may be replacing it: the next attempt reads it.
      if (!isUnreadable) log(`${file} cannot be read, the rules before stay: ${String(error)}`);
      isUnreadable = true;
      return;
    }
    isUnreadable = false;
    const next = rulesCompiler(source);
    if (next.ok) current = next.authorizer;
    log(
      next.ok
        ? `${file} read again.`
        : `${file} does not compile, the rules before stay: ${next.errors.join('; ')}`,
    );
  };
  const timer = setInterval(reread, POLL_MS);
  timer.unref();
  return {
    authorizer: {
      authorize: (request) => current.authorize(request),
      coverage: () => current.coverage!(),
    },
    stop: () => clearInterval(timer),
  };
}

/** When the file was last written, in milliseconds; null while it is missing, as in the middle of a git checkout. */
function changedAt(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;
}
