import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', '.git', 'dist', '.local', 'coverage', '.cache', '.artifacts']);

/** The repository's own files, as paths from its root: what git tracks, or all that is not built where git is missing. */
export function ownFiles(root: string): string[] {
  try {
    const listed = execFileSync('git', ['ls-files', '-z'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return listed.split('\0').filter((file) => file !== '');
  } catch {
    return listFilesBelow(root, '');
  }
}

function listFilesBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : listFilesBelow(root, file);
    return file === '' ? [] : [file];
  });
}
