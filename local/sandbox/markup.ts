/** Markup that is safe to put into a page as it is. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = Markup | string | number | null | false | Part[];

/** Builds markup; every value is escaped unless it is markup itself. Lists are joined; null and false show nothing. */
export function markup(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  const text = strings.reduce((all, piece, index) => all + render(parts[index - 1] ?? null) + piece);
  return new Markup(text);
}

function render(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (Array.isArray(part)) return part.map(render).join('');
  return escapeText(String(part));
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
