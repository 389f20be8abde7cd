import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { singleKeys } from '@/services/browser/stored/team/singleKeys';
import { createPressNames } from './pressNames';

interface Keys {
  /** Whether single keys, without Ctrl, are shortcuts. */
  single: boolean;
  setSingle(on: boolean): void;
  nameOf: ReturnType<typeof createPressNames>;
}

const Context = createContext<Keys>({
  single: true,
  setSingle: () => undefined,
  nameOf: createPressNames(),
});

/** Keeps in the browser whether single keys are shortcuts. */
export function KeysProvider({ children }: { children: ReactNode }) {
  const [single, setSingle] = useState(singleKeys.read);
  const [nameOf] = useState(createPressNames);
  const keys = useMemo(
    () => ({
      single,
      nameOf,
      setSingle(on: boolean) {
        setSingle(on);
        singleKeys.write(on);
      },
    }),
    [single, nameOf],
  );
  return <Context.Provider value={keys}>{children}</Context.Provider>;
}

export const useKeysSetting = () => useContext(Context);
