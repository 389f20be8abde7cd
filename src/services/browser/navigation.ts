type Navigate = (path: string, state?: unknown) => void;

/** Lets a saga go somewhere. The app attaches its router's navigate once; until then the browser itself goes. */
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
