import { MARK_ID } from '@/domain/pictures/logo';
import { Markup, markup } from '../sandbox/markup';
import { brandSprite } from '../web/brandSprite';
import { type Read } from './snapshot';
import { STYLES } from './styles';

const MARK = new Markup(brandSprite() + `<svg aria-hidden="true"><use href="#${MARK_ID}"/></svg>`);
const REFRESH_SECONDS = 5;

/** The frame of every page of the console. */
export function document(title: string, body: Markup, refresh = false): Markup {
  return markup`<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="/favicon.svg">
${refresh && markup`<meta http-equiv="refresh" content="${REFRESH_SECONDS}">`}
<style>${new Markup(STYLES)}</style></head><body><div class="wrap">${body}</div></body></html>`;
}

/** A page's title and its back link. */
export function subhead(title: string, back = { href: '/__local', label: 'Local console' }): Markup {
  return markup`<header class="top sub"><h1>${title}</h1><a href="${back.href}">${back.label}</a></header>`;
}

/** The title, the links to the other pages, and the switch of the auto-refresh. */
export function masthead(refresh: boolean): Markup {
  const toggle = refresh
    ? markup`<a href="/__local">Stop refreshing</a>`
    : markup`<a href="/__local?refresh=on">Refresh every ${REFRESH_SECONDS} s</a>`;
  return markup`<header class="top">${MARK}<h1>Local console</h1>${toggle}<a href="/__local/api">API</a><a href="/__local/ui">UI components</a><a href="/">To the shop</a></header>`;
}

/** A list with a heading, and a sentence for its empty and failed states. */
export function section<T>(
  id: string,
  title: string,
  read: Read<T[]>,
  empty: string,
  row: (item: T) => Markup,
): Markup {
  return markup`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>${list(read, empty, row)}</section>`;
}

const MAX_ROWS = 50;

function list<T>(read: Read<T[]>, empty: string, row: (item: T) => Markup): Markup {
  if (!read.ok) return markup`<p class="problem">${read.problem}</p>`;
  if (read.value.length === 0) return markup`<p class="cap">${empty}</p>`;
  const rows = read.value.slice(0, MAX_ROWS).map((item) => markup`<li>${row(item)}</li>`);
  const more = read.value.length - rows.length;
  return markup`<ul class="rows">${rows}</ul>${more > 0 && markup`<p class="cap">and ${more} older</p>`}`;
}

/** A form that is one button; `about` tells screen readers what it acts on. */
export function actionButton(
  action: string,
  fields: Record<string, string>,
  label: string,
  { about = '', className = '', pressed }: { about?: string; className?: string; pressed?: boolean } = {},
): Markup {
  const inputs = Object.entries(fields).map(
    ([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`,
  );
  const state = pressed === undefined ? null : markup` aria-pressed="${String(pressed)}"`;
  return markup`<form method="post" action="${action}">${inputs}<button class="${className}"${state}>${label}${about && markup`<span class="vh"> ${about}</span>`}</button></form>`;
}
