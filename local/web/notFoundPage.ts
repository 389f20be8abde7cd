import { PAGE_NAMES } from '@/domain/seo/messages/pageNames';
import { titleOf } from '@/domain/seo/words';
import { store } from '@/domain/store';
import { paths } from '@/app/router/paths';
import { colourOf } from '@/ui/theme/tokens';
import { markup } from '../sandbox/markup';

const STYLE = `body{color:${colourOf('ink')};background:${colourOf('paper')};max-width:32rem;margin:20vh auto;padding:0 24px;font:18px/1.5 system-ui,sans-serif}a{color:inherit;display:inline-block;padding:12px 24px 12px 0}`;

/**
 * The text of 404.html, which Hosting shows for a file that does not exist, such as /index.php. Without it Hosting shows a
 * page for developers. Addresses without a dot have a page of the app.
 */
export const notFoundPage = (): string =>
  markup`<!doctype html><html lang="en-IN"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${titleOf(PAGE_NAMES.notFound)}</title><style>${STYLE}</style></head>
<body><main><p>${store.name}</p><h1>${PAGE_NAMES.notFound}</h1>
<p>The page may have moved, or the link is not quite right.</p>
<p><a href="${paths.products}">See all products</a> <a href="/">Go home</a></p></main></body></html>
`.text;
