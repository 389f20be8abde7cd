import { parse } from 'regexparam';

export type Params = Readonly<Partial<Record<string, string>>>;

export interface Match {
  /** The path that the pattern names but for a star at its end: what is below it matches from there. */
  base: string;
  params: Params;
}

/** A star stands for nothing too. */
const read = (pattern: string) => parse(pattern.replace(/\*$/, '*?'));
const patterns = new Map<string, ReturnType<typeof read>>();

function readPattern(pattern: string) {
  const known = patterns.get(pattern) ?? read(pattern);
  patterns.set(pattern, known);
  return known;
}

/** What the address says; as it stands where it is written wrongly. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Compares a path with a pattern such as '/product/:id' or '/admin/*', whole; null where it is another. */
export function matchPath(pattern: string, pathname: string): Match | null {
  const { keys, pattern: compared } = readPattern(pattern);
  const found = compared.exec(pathname);
  if (!found) return null;
  const params = keys.flatMap((key, at) =>
    key.startsWith('*') ? [] : [[key, decoded(found[at + 1] ?? '')]],
  );
  return { base: pattern.replace(/\/?\*$/, ''), params: Object.fromEntries(params) as Params };
}
