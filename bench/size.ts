import { textTable } from '../local/textTable';
import { buildSite } from '../local/stack/site/webBuild';
import { isBuilt } from '../local/stack/site/webMarker';
import { readBuiltSite } from '../local/web/builtSite';

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
/** How many parts of a script are named. */
const NAMED = 6;

/** `npm run bench -- size`: the parts of each script, and each screen's first load with its budget. Exits with 1 above a budget. */
async function main(): Promise<void> {
  if (!isBuilt('local')) await buildSite('local');
  const { chunks, loads } = readBuiltSite();
  const rows = [...chunks]
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ file, names, bytes, parts }) => {
      const all = parts.reduce((total, part) => total + part.bytes, 0);
      const named = parts
        .slice(0, NAMED)
        .map(({ of, bytes: of1 }) => `${of} ${Math.round((of1 / all) * 100)} %`);
      return [names.join(' ') || file.replace(/^.*\//, ''), kb(bytes), named.join(', ')];
    });
  console.log(textTable(['script', 'brotli', 'largest parts, before minifying'], rows));
  const screens = loads.map(({ screen, bytes, budget, unwanted }) => [
    ...[screen, kb(bytes), kb(budget), bytes <= budget ? '✓' : '✗', unwanted.join(', ')],
  ]);
  console.log(`\n${textTable(['first load', 'brotli', 'budget', '', 'not wanted in it'], screens)}`);
  if (loads.some(({ bytes, budget, unwanted }) => bytes > budget || unwanted.length > 0))
    process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
