import { useId } from 'react';
import { describe, type FieldTexts } from './FieldFrame';

/** Parts a field's props into those of its frame and the attributes of its control, which name the frame's texts. */
export function useField<P extends FieldTexts & { id?: string | undefined }>(props: P) {
  const { label, error, hint, warning, optional, id, ...others } = props;
  const ownId = useId();
  const frame = { id: id ?? ownId, label, error, hint, warning, optional };
  return { frame, attributes: { id: frame.id, ...describe(frame.id, frame), ...others } };
}
