import { useState } from 'react';
import { same } from '@/domain/records/audit';
import { numberIn } from './typedAmount';

/** The fields of `wanted` that differ from the saved ones. */
export function changedFields<Values extends object>(saved: Values, wanted: Values): Partial<Values> {
  const names = (Object.keys(wanted) as (keyof Values)[]).filter((name) => !same(saved[name], wanted[name]));
  return Object.fromEntries(names.map((name) => [name, wanted[name]])) as Partial<Values>;
}

/** Whether two values of a field are equal; '1,000' and '1000' are the same number. */
function isSameTyped(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string' && numberIn(one) === numberIn(other)) return true;
  return same(one, other);
}

/**
 * The saved values of a form, overlaid with the typed ones. An untouched field follows the saved value, also
 * when another person saves it; a typed one stays until it is saved.
 */
export function useTypedOver<Values extends object>(
  saved: Values,
): readonly [values: Values, type: (change: Partial<Values>) => void] {
  const [base, setBase] = useState(saved);
  const [typed, setTyped] = useState<Partial<Values>>({});
  if (!same(saved, base)) {
    const names = (Object.keys(typed) as (keyof Values)[]).filter(
      (name) => !isSameTyped(typed[name], base[name]) && !isSameTyped(typed[name], saved[name]),
    );
    setBase(saved);
    setTyped(Object.fromEntries(names.map((name) => [name, typed[name]])) as Partial<Values>);
  }
  return [{ ...saved, ...typed } as Values, (change) => setTyped((before) => ({ ...before, ...change }))];
}
