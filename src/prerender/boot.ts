/** The loader of src/ui/Loader.tsx, there before any script is: what loads says so from the first paint. */
export const BOOT_STYLE = `
.boot{position:fixed;inset:0;display:grid;place-items:center;background:#fff;color:#1f5a4a}
.boot svg{fill:currentColor;animation:boot 1.8s cubic-bezier(.4,0,.2,1) infinite}
@keyframes boot{to{transform:rotate(1turn)}}
@keyframes boot-still{50%{opacity:.35}}
.boot p{position:absolute;inset:auto 20px 12%;margin:0;text-align:center;font:1rem/1.5 system-ui,sans-serif;color:#221c1a;visibility:hidden;animation:boot-late 0s 12s forwards}
.boot a{display:inline-block;padding:10px;color:inherit;font-weight:600}
@keyframes boot-late{to{visibility:visible}}
@media (prefers-reduced-motion:reduce){.boot svg{animation:boot-still 1s linear infinite}}
@media (scripting:none){.boot{display:none}}
`.trim();

/** Without its first script the shop cannot speak for itself: the last line does, once it is late. */
export const BOOT = `<div class="boot" role="status" aria-label="Loading content">
<svg viewBox="0 0 64 64" width="112" height="112" aria-hidden="true"><path d="M7 30.5a25 25 0 0 1 50 0 1.5 1.5 0 0 1-1.5 1.5h-47A1.5 1.5 0 0 1 7 30.5z"/><path d="M11 42h42M19.5 52h25" stroke="currentColor" stroke-width="4.4" stroke-linecap="round"/></svg>
<p>This is taking long. The connection may be slow. <a href="">Try again</a></p>
</div>
<noscript>Glumist needs JavaScript to show its shelves.</noscript>`;
