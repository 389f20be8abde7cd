import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { singleKeys } from '@/services/browser/singleKeys';

interface Keys {
  /** Whether single keys, without Ctrl, are shortcuts. */
  single: boolean;
  setSingle(on: boolean): void;
}

const Context = createContext<Keys>({ single: true, setSingle: () => undefined });

/** Keeps in the browser whether single keys are shortcuts. */
export function KeysProvider({ children }: { children: ReactNode }) {
  const [single, setSingle] = useState(singleKeys.read);
  const keys = useMemo(
    () => ({
      single,
      setSingle(on: boolean) {
        setSingle(on);
        singleKeys.write(on);
      },
    }),
    [single],
  );
  return <Context.Provider value={keys}>{children}</Context.Provider>;
}

export const useKeysSetting = () => useContext(Context);
