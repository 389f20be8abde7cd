import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { type Authorizer } from '../firestore';
import { rulesCompiler } from './rulesAuthorizer';

const POLL_MS = 500;

export interface WatchedRules {
  authorizer: Authorizer;
  stop(): void;
}

/**
 * Judges by a rules file as it is now: it is read again whenever it changes, and while it has a mistake the rules
 * before it stay in force. Throws when the file does not compile at the start.
 */
export function watchedRules(file: string, log: (line: string) => void): WatchedRules {
  const first = rulesCompiler(readFileSync(file, 'utf8'));
  if (!first.ok) throw new Error(`${file} does not compile: ${first.errors.join('; ')}`);
  let current = first.authorizer;
  const reread = () => {
    const next = rulesCompiler(readFileSync(file, 'utf8'));
    if (next.ok) current = next.authorizer;
    log(
      next.ok
        ? `${file} read again.`
        : `${file} does not compile, the rules before stay: ${next.errors.join('; ')}`,
    );
  };
  watchFile(file, { interval: POLL_MS, persistent: false }, (now, before) => {
    if (now.mtimeMs !== before.mtimeMs && now.nlink > 0) reread();
  });
  return {
    authorizer: { authorize: (request) => current.authorize(request) },
    stop: () => unwatchFile(file),
  };
}
