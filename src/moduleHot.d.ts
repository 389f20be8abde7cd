declare global {
  namespace NodeJS {
    interface Module {
      /** webpack's hot module replacement (`npm run dev`). */
      hot?: {
        /** Runs `callback` in the place of a page reload when the module at `path` or one that it imports has changed. */
        accept(path: string, callback: () => void): void;
      };
    }
  }
}

export {};
