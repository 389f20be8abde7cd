const OURS = 'glumist.';

/** Whether this browser or this tab keeps anything of an earlier page of ours: a session, a cart, a choice. */
export function isReturning(): boolean {
  try {
    return [localStorage, sessionStorage].some((area) =>
      Object.keys(area).some((key) => key.startsWith(OURS)),
    );
  } catch {
    return false;
  }
}
