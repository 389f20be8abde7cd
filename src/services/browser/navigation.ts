type Navigate = (path: string, state?: unknown) => void;

/** Lets sagas navigate. The app attaches its router's navigate once; until then the browser navigates. */
export interface Navigation {
  attach(navigate: Navigate): void;
  /** `state` is the navigation state that the screen reads. */
  go(path: string, state?: unknown): void;
}

export function createNavigation(): Navigation {
  let navigate: Navigate = (path) => window.location.assign(path);
  return {
    attach: (attached) => {
      navigate = attached;
    },
    go: (path, state) => navigate(path, state),
  };
}
