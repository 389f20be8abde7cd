/** Breakpoints in px: 0 phone (designed at 360), 600 large phone, 1024 desktop (navbar, 450 px drawer, side filters). */
export const DESKTOP = 1024;
export const LARGE = 600;

export const media = {
  large: `@media (min-width: ${LARGE}px)`,
  tablet: '@media (min-width: 700px) and (max-width: 1023px)',
  belowDesktop: '@media (max-width: 1023px)',
  desktop: `@media (min-width: ${DESKTOP}px)`,
  /** A phone in landscape, or a zoomed page, where fixed elements would leave no room for scrolling content. */
  low: '@media (max-height: 520px)',
  hover: '@media (hover: hover)',
  stillness: '@media (prefers-reduced-motion: reduce)',
} as const;
