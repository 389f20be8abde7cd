import { useEffect, useState } from 'react';

const HIDE_AT = 50;
/** Hiding the row makes the page shorter; without some play it would flicker at the edge. */
const SHOW_BELOW = 10;

/** Whether the phone's search row is away: from 50 px of scroll until nearly back at the top. */
export function useSearchRowHidden(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    const scrolled = () => setHidden((was) => window.scrollY >= (was ? SHOW_BELOW : HIDE_AT));
    scrolled();
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => window.removeEventListener('scroll', scrolled);
  }, []);
  return hidden;
}
