import { store } from '@/domain/store';
import { BOOT, BOOT_STYLE } from './boot';
import { documentHtml } from './document';

const HEAD = `<title>${store.name}</title>
<meta name="robots" content="noindex">`;

/** The document of private addresses, and of those that could not be prerendered. */
export const shellHtml = (scripts: readonly string[], logo: string): string =>
  documentHtml({ head: HEAD, styles: [{ text: BOOT_STYLE }], logo, root: BOOT, scripts });
