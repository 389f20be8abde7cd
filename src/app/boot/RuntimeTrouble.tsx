import { TroubleStrip } from '@/loading';
import { useAppStore } from './useAppStore';
import { messages } from './messages';

/** Says that the page can only be looked at, because the runtime's chunk failed; what was pressed is buffered. */
export function RuntimeTrouble() {
  const { loadRuntime } = useAppStore();
  return (
    <TroubleStrip text={messages.chunkMissing} onRetry={() => void loadRuntime().catch(() => undefined)} />
  );
}
