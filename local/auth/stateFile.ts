import { existsSync, readFileSync, renameSync } from 'node:fs';
import { checksum } from 'firestore-on-node/persistence';
import { writeFileAtomic } from '../stack/disk/files';

type Warn = (message: string) => void;

const copyOf = (file: string) => `${file}.copy`;

const encode = (text: string) => `${checksum(Buffer.from(text))} ${text}\n`;

const CHECKED = /^([0-9a-f]{8}) (.*)\n$/s;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The text of a file, or null where it is cut or changed. Files of an older version have no checksum. */
function decode(content: string): string | null {
  const [, sum, text] = CHECKED.exec(content) ?? [];
  if (text === undefined) return content.startsWith('{') && isJson(content) ? content : null;
  return checksum(Buffer.from(text)) === sum ? text : null;
}

const read = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);

/**
 * Returns what `writeState` wrote last; empty when there was nothing. Falls back to the copy, with a warning, when the file is
 * damaged or missing. Throws when neither can be read.
 */
export function readState(file: string, warn: Warn): string {
  const [main, copy] = [read(file), read(copyOf(file))];
  if (main === null && copy === null) return '';
  const text = main === null ? null : decode(main);
  if (text !== null) return text;
  const last = copy === null ? null : decode(copy);
  if (last === null) {
    const both = copy === null ? `${file} is damaged and has no copy` : `${file} and its copy are damaged`;
    throw new Error(
      `${both}. Put a good one in its place, or begin anew with --fresh, which forgets all data.`,
    );
  }
  if (main !== null) renameSync(file, `${file}.damaged`);
  const found = main === null ? 'is missing' : `is damaged (kept as ${file}.damaged)`;
  warn(`${file} ${found}. The accounts were read from the last good copy, ${copyOf(file)}.`);
  return last;
}

/** Resolves when the text is on disk twice, so that one damaged file loses nothing. */
export async function writeState(file: string, text: string): Promise<void> {
  const content = encode(text);
  await writeFileAtomic(copyOf(file), content, 0o600);
  await writeFileAtomic(file, content, 0o600);
}
