/** Whether some of it may be on the screen as the page is scrolled now; what is not drawn never is. */
export function isInSight(element: Element): boolean {
  if (element.getClientRects().length === 0) return false;
  const { top, left } = element.getBoundingClientRect();
  return top < window.innerHeight && left < window.innerWidth;
}
