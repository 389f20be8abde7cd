const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML or XML, as content or as a quoted attribute. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

// Characters that XML 1.0 cannot contain, even escaped: most control characters and lone surrogates.
const UNSAYABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for XML and drops the characters that XML cannot contain. */
export const escapeXml = (text: string): string => escapeMarkup(text.replace(UNSAYABLE, ''));

/** JSON as the text of a script element, which it cannot close. */
export const asScriptText = (json: string): string => json.replace(/</g, '\\u003c');
