/** The site's files, as the build passes them to the worker. */
export interface SiteFiles {
  /** Changes when any of the files does. */
  build: string;
  /** The empty shell, which renders any page in the browser. */
  shell: string;
  /** The scripts that every page of this build names. */
  first: string[];
  /** The files that every page loads: `first` and the fonts. */
  always: string[];
  /** The files that a visit may need, including `always`. */
  needed: string[];
  /** All other scripts of this build. */
  others: string[];
}

const stemOf = (path: string) => path.replace(/\.[0-9a-f]{8}(?=\.[a-z0-9]+$)/, '');

/**
 * The files of `others` that this browser had cached from an earlier build: they were used, so they are
 * cached again.
 */
export function findUsedBefore(others: readonly string[], cached: readonly string[]): string[] {
  const stems = new Set(cached.map(stemOf));
  return others.filter((path) => stems.has(stemOf(path)));
}

/** How many scripts of earlier builds stay cached, for pages that are still open. */
const MAX_OLD_SCRIPTS = 80;

/** The scripts of `cached` (oldest first) to delete: none of this build, and the oldest of earlier ones. */
export function findRemovable({ needed, others }: SiteFiles, cached: readonly string[]): string[] {
  const own = new Set([...needed, ...others]);
  const old = cached.filter((path) => !own.has(path));
  return old.slice(0, Math.max(0, old.length - MAX_OLD_SCRIPTS));
}

/** Whether a page's HTML belongs to this build; another build's HTML names scripts that may not be cached. */
export const isOfBuild = ({ first }: SiteFiles, html: string): boolean =>
  first.every((path) => html.includes(path));
