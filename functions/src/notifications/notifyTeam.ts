import { errorFields } from '../platform/log';
import type { StoreDeps } from '../platform/storeDeps';
import { handOutNews } from './handOut';
import { queueDueMails } from './queueMails';

interface NotifyDeps extends StoreDeps {
  elapsedMs: () => number;
}

/** Milliseconds after which a run hands out no more: the next one begins a minute after this one. */
const RUN_MS = 20_000;

/**
 * Hands news to the team and queues the mails that are due. Safe to run twice at once, and to run again after a stop: news
 * is deleted in the transaction that hands it out, and leaves an inbox in the one that queues its mail. Without news a run
 * reads two queries that find nothing.
 */
export async function notifyTeam(deps: NotifyDeps): Promise<{ news: number; mails: number }> {
  const db = await deps.db();
  const endsAtMs = deps.elapsedMs() + RUN_MS;
  const crashed = (error: unknown) => deps.log('news.crashed', errorFields(error), 'ERROR');
  let news = 0;
  try {
    news = await handOutNews(db, () => deps.elapsedMs() < endsAtMs);
  } catch (error) {
    crashed(error);
  }
  let mails = 0;
  try {
    mails = await queueDueMails(db, deps.now(), crashed);
  } catch (error) {
    crashed(error);
  }
  if (news + mails > 0) deps.log('news.handed_out', { news, mails });
  return { news, mails };
}
