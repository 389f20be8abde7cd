import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { singleKeys } from '@/services/browser/singleKeys';

interface Keys {
  /** Whether letters alone count. */
  single: boolean;
  setSingle(on: boolean): void;
}

const Context = createContext<Keys>({ single: true, setSingle: () => undefined });

/** Remembers in this browser whether letters alone are shortcuts. */
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
