import { useLocation, useNavigate } from 'react-router-dom';

export const BATCH = 24;
/** So many come by themselves; beyond that somebody asks for more, so that the foot of the page can be reached. */
const BY_THEMSELVES = 96;

function shownBefore(state: unknown): number {
  const shown = (state as { shown?: unknown } | null)?.shown;
  return typeof shown === 'number' && shown > BATCH ? shown : BATCH;
}

/** How many cards are shown. It is kept with the place in the history: Back and a reload show as many again. */
export function usePaging(total: number) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const shown = Math.min(shownBefore(state), total);
  const showMore = () => {
    const more = { ...(state as object | null), shown: shown + BATCH };
    navigate({ search }, { replace: true, state: more });
  };
  return { shown, showMore, comesByItself: shown < BY_THEMSELVES };
}
