import { useFields } from './useFields';

/** The props of a text control for a field of `form`. */
export function useText<F extends object, N extends keyof F & string>(form: F) {
  const { control, change } = useFields();
  return (field: N) => ({
    ...control(field),
    value: String(form[field]),
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
  });
}
