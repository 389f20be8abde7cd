import { engine } from './loader';

/** For what cannot be shown without the engine's slices. */
export const withEngine =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [loaded] = await Promise.all([load(), engine.need()]);
    return loaded;
  };
