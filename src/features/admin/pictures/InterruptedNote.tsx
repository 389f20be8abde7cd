import { IconButton } from '@/ui';
import { Interrupted } from './pictures.styles';
import { messages } from './messages';

/** Says which uploads a reload interrupted. */
export function InterruptedNote({
  names,
  onDismiss,
}: {
  names: string[] | undefined;
  onDismiss: () => void;
}) {
  if (!names) return null;
  return (
    <Interrupted role="status">
      <p>{messages.interrupted(names)}</p>
      <IconButton label={messages.dismiss} icon="close" iconSize={20} onClick={onDismiss} />
    </Interrupted>
  );
}
