/** Playwright's options whose value may stand behind a space. */
const OPTIONS_WITH_VALUE = [
  ...['-g', '--grep', '--grep-invert', '-j', '--workers', '--project', '--repeat-each', '--retries'],
  ...['--max-failures', '--reporter', '--shard', '--timeout', '--trace', '--output'],
];

/** A specs folder and those of its files that a run wants. */
export interface ChosenSuite {
  suite: string;
  files: string[];
}

export interface Choice {
  suites: ChosenSuite[];
  /** Arguments that are passed to Playwright unchanged. */
  options: string[];
}

function splitArgs(args: readonly string[]): { names: string[]; options: string[] } {
  const names: string[] = [];
  const options: string[] = [];
  for (const [index, arg] of args.entries()) {
    const isValue = OPTIONS_WITH_VALUE.includes(args[index - 1] ?? '');
    (arg.startsWith('-') || isValue ? options : names).push(arg);
  }
  return { names, options };
}

/** The files of a suite that match a name; the line in 'cart.spec.ts:12' stays with them. */
function filesOf({ suite, files }: ChosenSuite, name: string): string[] {
  const [, part = '', line = ''] = /^(?:\.\/)?(.*?)(:\d+)?$/.exec(name) ?? [];
  const matches = (file: string) => `e2e/${suite}/${file}`.toLowerCase().includes(part.toLowerCase());
  return files.filter(matches).map((file) => file + line);
}

/**
 * Reads the arguments of an e2e run: the suites with a file that matches one of the names, and those files. Without a name it is
 * every file. Names are parts of a path, as in 'cart' or 'e2e/journeys/buying/cart.spec.ts'. Says so where a name matches nothing.
 */
export function chooseSpecs(
  args: readonly string[],
  suites: readonly ChosenSuite[],
): Choice | { problem: string } {
  const { names, options } = splitArgs(args);
  if (names.length === 0) return { suites: [...suites], options };
  const unknown = names.filter((name) => suites.every((suite) => filesOf(suite, name).length === 0));
  if (unknown.length > 0) return { problem: `No spec in e2e/ matches ${unknown.join(', ')}.` };
  const chosen = suites.map((suite) => ({
    suite: suite.suite,
    files: [...new Set(names.flatMap((name) => filesOf(suite, name)))],
  }));
  return { suites: chosen.filter(({ files }) => files.length > 0), options };
}
