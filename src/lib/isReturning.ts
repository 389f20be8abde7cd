const OURS = 'glumist.';

/** Whether this browser or tab stores anything of an earlier visit: a session, a cart, a consent. */
export function isReturning(): boolean {
  try {
    return [localStorage, sessionStorage].some((area) =>
      Object.keys(area).some((key) => key.startsWith(OURS)),
    );
  } catch {
    return false;
  }
}
