import { matchRoute } from '@/app/router/paths';
import type { AnalyticsEvent, PageFields } from '@/domain/analytics/analytics';
import { NOTHING_GRANTED, signalsOf, type ConsentChoice } from '@/domain/customers/consent';
import { dropGoogleCookies, installGtag, loadGtagWhenIdle, type Gtag } from './gtag';

function findGtag(): Gtag | undefined {
  const found = (window as { gtag?: unknown }).gtag;
  return typeof found === 'function' ? (found as Gtag) : undefined;
}

/** Sends events to the page's analytics function, if there is one. Never throws. */
export function createAnalytics(measurementId: string) {
  let chosen: ConsentChoice | null = null;
  let page: PageFields | null = null;
  let initialisedGtag: Gtag | null = null;

  /** Sends the consent and the page first, also to a function that is defined later or replaced. */
  function introduce(gtag: Gtag): void {
    if (initialisedGtag === gtag) return;
    gtag('consent', 'default', NOTHING_GRANTED);
    if (chosen) gtag('consent', 'update', signalsOf(chosen));
    if (page) gtag('set', page);
    initialisedGtag = gtag;
  }

  function command(...command: Parameters<Gtag> | []): boolean {
    const gtag = findGtag();
    if (!gtag) return false;
    try {
      introduce(gtag);
      if (command.length > 0) gtag(...(command as Parameters<Gtag>));
      return true;
    } catch (error) {
      console.warn('The analytics function failed', error);
      return false;
    }
  }

  return {
    /** Whether there is an analytics service. */
    present: () => findGtag() !== undefined,
    /**
     * Denies all storage until `choice` says otherwise, before any event; then loads the script, if there is a
     * measurement id. The policy of the team's documents refuses the script.
     */
    start(choice: ConsentChoice | null) {
      chosen = choice;
      const isTeams = matchRoute(window.location.pathname)?.name === 'admin';
      const own = measurementId !== '' && !isTeams && !findGtag();
      if (own) installGtag();
      command();
      if (own) loadGtagWhenIdle(measurementId, command);
    },
    /** Passes the shopper's choice on. */
    choose(choice: ConsentChoice) {
      command('consent', 'update', signalsOf(choice));
      chosen = choice;
      if (choice === 'declined') dropGoogleCookies();
    },
    /** The page of the events that follow. */
    setPage(fields: PageFields) {
      page = fields;
      command('set', fields);
    },
    /** Returns false when there was no service to send to. */
    send: ({ name, params }: AnalyticsEvent) => command('event', name, params),
  };
}
