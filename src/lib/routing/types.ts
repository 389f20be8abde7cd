/** Where a page is. Each begins with its sign, or is empty. */
export interface Path {
  pathname: string;
  search: string;
  hash: string;
}

/** An address inside the shop; without a path that of the page. */
export type To = string | Partial<Path>;

export interface Location extends Path {
  /** What the navigation gave along; null without any. */
  state: unknown;
  /** Of its place in the history. */
  key: string;
}

/** How one came to the page: by a link, by an address in the place of another, or by Back, Forward or from outside. */
export type NavigationType = 'PUSH' | 'REPLACE' | 'POP';

export interface Visit {
  location: Location;
  action: NavigationType;
}

/** Where somebody is, and how they go somewhere else. */
export interface Navigator {
  visit(): Visit;
  /** The returned function ends it. */
  subscribe(listener: () => void): () => void;
  push(to: To, state?: unknown): void;
  replace(to: To, state?: unknown): void;
}
