import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { asRecord, listIn } from './result';

/** Lines of one failure that are repeated; the rest stands further up. */
const MAX_LINES = 12;

const firstLines = (text: unknown): string[] =>
  stripVTControlCharacters(typeof text === 'string' ? text : '')
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, MAX_LINES)
    .map((line) => `    ${line}`);

/** The failed tests of Jest's `--json` result, named from `root`, with what went wrong; empty for another text. */
export function failedTests(result: unknown, root: string): string[] {
  return listIn(result, 'testResults').flatMap((one) => {
    const { name, status, message } = asRecord(one);
    if (status !== 'failed') return [];
    const file = path.relative(root, typeof name === 'string' ? name : root);
    const failed = listIn(one, 'assertionResults').flatMap((test) => {
      const { status: ended, fullName } = asRecord(test);
      if (ended !== 'failed') return [];
      return [`${file}: ${String(fullName)}`, ...firstLines(listIn(test, 'failureMessages')[0])];
    });
    // A file that could not run has no test.
    return failed.length > 0 ? failed : [file, ...firstLines(message)];
  });
}
