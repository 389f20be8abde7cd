import path from 'node:path';

/** The names that a page of the documentation mentions. */
export interface Names {
  /** Paths from the root: targets of relative links, and paths in backticks; may contain `*`. */
  paths: string[];
  /** Source files in backticks by the end of their path, such as 'renderCache.ts'. */
  sources: string[];
  /** Scripts that it calls by `npm run`. */
  scripts: string[];
  /** Numbers of decisions, such as '0003'. */
  decisions: string[];
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)(?:#[^)]*)?\)/g;
const SOURCE = /`((?:[\w-]+\/)*[\w.-]+\.(?:tsx?|[cm]js))`/g;
const PATH = /`((?:src|functions|packages|local|data|demo|e2e|bench|docs)\/[\w@./*-]+)`/g;

/** Reads what a page names, so that a test can look whether it exists. */
export function namesIn(page: string, text: string): Names {
  const links = all(text, LINK).map((link) => path.posix.join(path.posix.dirname(page), link));
  return {
    paths: [...new Set([...links, ...all(text, PATH)])],
    sources: [...new Set(all(text, SOURCE))],
    scripts: [...new Set(all(text, /npm run ([\w:-]+)/g))],
    decisions: [...new Set(all(text, /ADR (\d{4})/g))],
  };
}

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Whether a path names one of the files or a folder of theirs; `*` stands for anything within a folder, `**` across them. */
export function exists(name: string, files: readonly string[]): boolean {
  const clean = path.posix.normalize(name).replace(/\/$/, '');
  if (!clean.includes('*')) return files.some((file) => file === clean || file.startsWith(`${clean}/`));
  const pattern = escaped(clean)
    .replaceAll('**/', '(?:.+/)?')
    .replaceAll(/(?<!\.)\*/g, '[^/]*');
  return files.some((file) => new RegExp(`^${pattern}$`).test(file));
}
