type Navigate = (path: string, state?: unknown) => void;

/** Lets sagas navigate. The app attaches its router's navigate once; until then the browser navigates. */
export function createNavigation() {
  let navigate: Navigate = (path) => window.location.assign(path);
  return {
    attach: (attached: Navigate) => {
      navigate = attached;
    },
    /** `state` is the navigation state that the screen reads. */
    go: (path: string, state?: unknown) => navigate(path, state),
  };
}

export type Navigation = ReturnType<typeof createNavigation>;
