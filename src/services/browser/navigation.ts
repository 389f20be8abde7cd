/** Lets sagas navigate: the app passes it in, over its router. */
export interface Navigation {
  /** `state` is the navigation state that the screen reads. */
  go: (path: string, state?: unknown) => void;
}
