import { asScriptText, escapeMarkup } from '../text/markup';
import type { HeadModel } from './head';

const entries = (tags: Record<string, string>) => Object.entries(tags);

/** The tags of a page's head, for a document that has neither a title nor a description of its own. */
export function headHtml({ title, description, canonical, robots, og, twitter, jsonLd }: HeadModel): string {
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    `<meta ${key}="${escapeMarkup(name)}" content="${escapeMarkup(content)}">`;
  return [
    `<title>${escapeMarkup(title)}</title>`,
    meta('name', 'description', description),
    ...entries(robots).map(([name, content]) => meta('name', name, content)),
    ...(canonical ? [`<link rel="canonical" href="${escapeMarkup(canonical)}">`] : []),
    ...entries(og).map(([name, content]) => meta('property', name, content)),
    ...entries(twitter).map(([name, content]) => meta('name', name, content)),
    ...jsonLd.map(
      (data) => `<script type="application/ld+json">${asScriptText(JSON.stringify(data))}</script>`,
    ),
  ].join('\n');
}
