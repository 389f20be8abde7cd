import { TroubleStrip } from '@/loading';
import { useAppStore } from './useAppStore';
import { messages } from './messages';

/** Says that the page is read-only because the runtime's chunk failed to load; actions are buffered. */
export function RuntimeTrouble() {
  const { loadRuntime } = useAppStore();
  return (
    <TroubleStrip text={messages.chunkMissing} onRetry={() => void loadRuntime().catch(() => undefined)} />
  );
}
