/** The ids of the drawings of logo and mark in every document. */
export const LOGO_ID = 'logo';
export const MARK_ID = 'mark';

/**
 * Whether a logo stands in every document, drawn: an SVG does. As a picture it would be a request more before the first screen is
 * whole, and a document of its own to the browser.
 */
export const isDrawnIn = (file: string): boolean => file.endsWith('.svg');
