import { MARK_ID } from '@/domain/pictures/logo';
import { escapeMarkup } from '@/domain/text/markup';
import { store } from '@/domain/store';
import { messages as loader } from '@/ui/messages/loader';
import { messages } from './messages';

/**
 * The loader of src/ui/status/Loader.tsx without scripts, so that the first paint shows that the page is loading. Both have
 * the same white, so that nothing changes when the script takes over.
 */
export const BOOT_STYLE = `
.boot{position:fixed;inset:0;display:grid;place-items:center;background:#fff;color:var(--dew)}
.boot svg{fill:currentColor;animation:boot 1.8s cubic-bezier(.4,0,.2,1) infinite}
@keyframes boot{to{transform:rotate(1turn)}}
@keyframes boot-still{50%{opacity:.35}}
.boot p{position:absolute;inset:auto 20px 12%;margin:0;text-align:center;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);visibility:hidden;animation:boot-late 0s 12s forwards}
.boot a{display:inline-block;padding:10px;color:inherit;font-weight:600}
@keyframes boot-late{to{visibility:visible}}
@media (prefers-reduced-motion:reduce){.boot svg{animation:boot-still 1s linear infinite}}
@media (scripting:none){.boot{display:none}}
`.trim();

/** Fallback if the first script does not load: its last line appears after 12 seconds. */
export const BOOT = `<div class="boot" role="status" aria-label="${loader.loadingContent}">
<svg width="112" height="112" aria-hidden="true"><use href="#${MARK_ID}"/></svg>
<p>${messages.slow} <a href="">${messages.tryAgain}</a></p>
</div>
<noscript>${escapeMarkup(messages.needsScript(store.name))}</noscript>`;
