/** The ids of the inlined logo and mark in every document. */
export const LOGO_ID = 'logo';
export const MARK_ID = 'mark';

/**
 * Whether a logo is inlined in every document, as an SVG is. As a file it would cost one more request before
 * the first screen is complete.
 */
export const isDrawnIn = (file: string): boolean => file.endsWith('.svg');
