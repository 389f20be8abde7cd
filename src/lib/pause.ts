/** Lets the browser do what waits: what follows is a task of its own. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
