declare global {
  namespace NodeJS {
    /** webpack's hot module replacement (`npm run dev`). */
    interface Hot {
      /**
       * Runs `callback` instead of a page reload when a module at `paths`, or one that it imports, has
       * changed.
       */
      accept(paths: string | string[], callback?: () => void): void;
      /** `idle` when it takes no update. */
      status(): string;
      /** Takes one update from the server. Resolves with the replaced modules, or null when there is none. */
      check(options: {
        ignoreErrored: boolean;
        onErrored(event: { error: unknown }): void;
      }): Promise<(string | number)[] | null>;
    }

    interface Module {
      hot?: Hot;
    }
  }
}

export {};
