/** The site's files as the build hands them to the worker. */
export interface SiteFiles {
  /** Changes when any of the files does. */
  build: string;
  /** The empty shell, which renders any address. */
  shell: string;
  /** The scripts that every page of this build names. */
  first: string[];
  /** What every page loads: `first` and the fonts. */
  always: string[];
  /** What a visit may need, `always` among it. */
  needed: string[];
  /** All other scripts of this build. */
  others: string[];
}

const stemOf = (path: string) => path.replace(/\.[0-9a-f]{8}(?=\.[a-z0-9]+$)/, '');

/** Those of `others` that this browser has had in an earlier build: what was used before comes along. */
export function findUsedBefore(others: readonly string[], cached: readonly string[]): string[] {
  const stems = new Set(cached.map(stemOf));
  return others.filter((path) => stems.has(stemOf(path)));
}

/** How many scripts of earlier builds stay, for pages that were opened with them. */
const MAX_OLD_SCRIPTS = 80;

/** Returns the scripts of `cached`, oldest first, to delete: none of this build, and the oldest of the others. */
export function findRemovable({ needed, others }: SiteFiles, cached: readonly string[]): string[] {
  const own = new Set([...needed, ...others]);
  const old = cached.filter((path) => !own.has(path));
  return old.slice(0, Math.max(0, old.length - MAX_OLD_SCRIPTS));
}

/** Whether a page's HTML is of this build: one of another names scripts that may not be here. */
export const isOfBuild = ({ first }: SiteFiles, html: string): boolean =>
  first.every((path) => html.includes(path));
