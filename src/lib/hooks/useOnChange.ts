import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back with the earlier value once a value has changed and the page shows it. */
export function useOnChange<Value>(value: Value, onChange: (before: Value) => void): void {
  const shown = useRef(value);
  const callBack = useEffectEvent(onChange);
  useEffect(() => {
    const before = shown.current;
    shown.current = value;
    if (before !== value) callBack(before);
  }, [value]);
}
