import { useLocation, useNavigate } from 'react-router-dom';

export const BATCH = 24;
/** Batches that load by themselves; after that a button loads more, so that the footer can be reached. */
const AUTOMATIC_BATCHES = 96;

function shownBefore(state: unknown): number {
  const shown = (state as { shown?: unknown } | null)?.shown;
  return typeof shown === 'number' && shown > BATCH ? shown : BATCH;
}

/**
 * How many cards are shown. The count is stored with the history entry, so that Back and a reload show the same
 * number.
 */
export function usePaging(total: number) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const shown = Math.min(shownBefore(state), total);
  const showMore = () => {
    const more = { ...(state as object | null), shown: shown + BATCH };
    navigate({ search }, { replace: true, state: more });
  };
  return { shown, showMore, comesByItself: shown < AUTOMATIC_BATCHES };
}
