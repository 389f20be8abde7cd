const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** As text or a quoted attribute of HTML or XML: nothing in it is markup. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

// What XML 1.0 has no way to say, not even escaped: most control characters, and halves of a character.
const UNSAYABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The same for XML, without the characters that no XML may hold. */
export const escapeXml = (text: string): string => escapeMarkup(text.replace(UNSAYABLE, ''));

/** JSON as a script's text: nothing in it can end the script. */
export const asScriptText = (json: string): string => json.replace(/</g, '\\u003c');
