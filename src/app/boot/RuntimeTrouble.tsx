import { TroubleStrip } from '@/loading';
import { useAppStore } from './useAppStore';

/** Says that the page can only be looked at, because the runtime's chunk failed; what was pressed is buffered. */
export function RuntimeTrouble() {
  const { loadRuntime } = useAppStore();
  return (
    <TroubleStrip
      text="A part of the shop did not arrive. Your cart is safe."
      onRetry={() => void loadRuntime().catch(() => undefined)}
    />
  );
}
