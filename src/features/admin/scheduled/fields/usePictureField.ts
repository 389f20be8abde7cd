import { draftName, useFields, type EditTarget } from '../../fields';

/** Returns the props of the uploader for a picture field of `form`. */
export function usePictureField<Name extends string>(form: Record<Name, string>, target: EditTarget) {
  const { control, change, saving } = useFields();
  return (field: Name) => {
    const { id, error } = control(field);
    return {
      id,
      problem: error,
      place: `${draftName(target)}/${field}`,
      value: form[field],
      disabled: saving,
      onChange: (picture: { src: string } | null) => change({ [field]: picture?.src ?? '' }),
    };
  };
}
