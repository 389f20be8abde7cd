declare global {
  namespace NodeJS {
    interface Module {
      /** webpack's hot module replacement (`npm run dev`). */
      hot?: {
        /**
         * Runs `callback` instead of a page reload when a module at `paths`, or one that it imports, has
         * changed.
         */
        accept(paths: string | string[], callback?: () => void): void;
      };
    }
  }
}

export {};
