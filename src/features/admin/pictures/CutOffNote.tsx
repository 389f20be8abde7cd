import { IconButton } from '@/ui';
import { CutOff } from './pictures.styles';
import { uploadTexts } from './texts';

/** Says which pictures a reload kept from arriving. */
export function CutOffNote({ names, onDismiss }: { names: string[] | undefined; onDismiss: () => void }) {
  if (!names) return null;
  return (
    <CutOff role="status">
      <p>{uploadTexts.cutOff(names)}</p>
      <IconButton label="Got it" icon="close" iconSize={20} onClick={onDismiss} />
    </CutOff>
  );
}
