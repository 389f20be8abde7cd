import { colourOf } from '@/ui/theme/tokens';

const COLOURS = [
  'paper',
  'surface',
  'mist',
  'sand',
  'dew-tint',
  'danger-tint',
  'gold-tint',
  'ink',
  'ink-2',
  'ink-3',
  'dew',
  'dew-hover',
  'gold-ink',
  'danger',
  'line',
  'line-strong',
]
  .map((name) => `--${name}:${colourOf(name)};`)
  .join('');

/** The console's look: the shop's tokens, as far as they are used here. */
export const STYLES = `
@font-face{font-family:"Fraunces Soft";src:url(/fonts/fraunces-soft.woff2) format("woff2");font-weight:300 600;font-display:swap}
@font-face{font-family:"Anek Latin";src:url(/fonts/anek-text.woff2) format("woff2");font-weight:400 700;font-display:swap}
:root{${COLOURS}
--serif:"Fraunces Soft",Georgia,serif;--sans:"Anek Latin",system-ui,sans-serif;--gutter:clamp(16px,4.4vw,64px);
--ring:0 0 0 2px var(--paper),0 0 0 4px var(--dew)}
*{box-sizing:border-box}html{scroll-padding-top:96px}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.5 var(--sans);overflow-wrap:anywhere}
h1,h2,p,ul,dl,dd{margin:0;padding:0}ul{list-style:none}a{color:var(--dew);text-underline-offset:4px}
:focus-visible{outline:0;box-shadow:var(--ring);border-radius:8px}
.vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.wrap{max-width:1360px;margin-inline:auto;padding-inline:var(--gutter)}
.top{display:flex;flex-wrap:wrap;align-items:center;gap:8px 24px;padding-block:20px 8px}
.top svg{width:32px;height:32px;color:var(--dew)}.top h1{flex:1 1 auto;white-space:nowrap;font:340 clamp(1.625rem,1.4rem + 1vw,2.375rem)/1.1 var(--serif);word-spacing:.06em}
.top a{display:inline-flex;align-items:center;min-height:44px;font-weight:600}
.jump{display:flex;flex-wrap:wrap;gap:8px;padding-block:8px 24px}
.jump a{display:inline-flex;align-items:center;gap:8px;min-height:44px;padding:0 16px;border:1px solid var(--line-strong);border-radius:999px;
font-weight:500;font-size:.9375rem;color:var(--ink);text-decoration:none}.jump a:hover{background:var(--sand)}.jump b{color:var(--dew);font-variant-numeric:tabular-nums}
.notice{position:sticky;top:8px;z-index:1;margin-bottom:24px;padding:12px 16px;border-radius:12px;background:var(--dew-tint);font-weight:500}
.notice.bad,.problem{background:var(--danger-tint);color:var(--danger)}.problem{padding:12px 16px;border-radius:12px}
main{display:grid;gap:40px;padding-bottom:64px}main>div{display:grid;gap:40px;align-content:start;min-width:0}
@media (min-width:1024px){main{grid-template-columns:minmax(0,1fr) 360px;gap:64px}}
section{min-width:0}h2{margin-bottom:8px;font:400 clamp(1.1875rem,1.12rem + .3vw,1.375rem)/1.2 var(--serif);word-spacing:.05em}
.rows>li{display:grid;gap:8px;padding-block:16px;border-top:1px solid var(--line)}.rows>li:last-child{border-bottom:1px solid var(--line)}
.line{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px}.line>strong{font-weight:600}.line .end{margin-left:auto}
.cap{font-size:.875rem;color:var(--ink-3)}.num{font-variant-numeric:tabular-nums}
.state{display:inline-flex;align-items:center;gap:8px;font-size:.9375rem;font-weight:500}
.state::before{content:"";width:8px;height:8px;border-radius:50%;background:var(--line-strong)}
.state.good::before{background:var(--dew)}.state.bad::before{background:var(--danger)}.state.moving::before{background:${colourOf('gold')}}
.acts{display:flex;flex-wrap:wrap;gap:8px}.acts form{display:contents}
button,.btn,input{min-height:44px;border-radius:12px;font:inherit}
button,.btn{display:inline-flex;align-items:center;padding:0 16px;border:1px solid var(--line-strong);background:transparent;color:var(--ink);
font-weight:600;font-size:.9375rem;text-decoration:none;cursor:pointer}button:hover,.btn:hover{background:var(--sand)}
button:active,.btn:active{transform:translateY(1px)}
.act{border-color:var(--dew);background:var(--dew);color:var(--paper)}.act:hover{background:var(--dew-hover)}
button[aria-pressed=true]{border-color:var(--dew);box-shadow:inset 0 0 0 1px var(--dew);background:var(--surface);color:var(--dew)}
button[aria-pressed=true]:focus-visible{box-shadow:inset 0 0 0 1px var(--dew),var(--ring)}
input{flex:1;min-width:180px;padding:0 12px;border:1px solid var(--line-strong);background:var(--surface);color:inherit}
.box{padding:20px;border-radius:16px;background:var(--mist)}.box dl{display:grid;gap:16px}.box dt{font-weight:600}.box dd{font-size:.9375rem}
.box code{font:500 .875rem/1.6 ui-monospace,monospace}.box h3{margin:16px 0 8px;font:600 1rem/1.4 var(--sans)}
details summary{gap:.35em;min-height:44px;display:flex;align-items:center;cursor:pointer;font-weight:600;color:var(--dew);font-size:.9375rem}
details pre{margin:0;padding:16px;border-radius:12px;background:var(--surface);border:1px solid var(--line);white-space:pre-wrap;font:400 .875rem/1.5 ui-monospace,monospace}
iframe{width:100%;height:560px;margin-top:8px;border:1px solid var(--line);border-radius:12px;background:#fff}
.sub h1{white-space:normal}main.one{display:grid;grid-template-columns:minmax(0,1fr)}
code{font:500 .9375rem/1.5 ui-monospace,monospace}.method{display:inline-block;min-width:3.25em;font:600 .8125rem/1.5 ui-monospace,monospace;color:var(--gold-ink)}
.rows .line a{text-decoration:none;display:inline-flex;flex-wrap:wrap;align-items:center;gap:0 8px;min-height:44px}
main.call{padding-top:16px}.cap+.jump{padding-top:16px}@media (min-width:1024px){main.call{grid-template-columns:minmax(0,1fr) minmax(0,1fr);padding-top:24px}}
.field{display:grid;gap:4px;margin-bottom:12px}.field label{font-weight:600}.box .cap{color:var(--ink-2)}
select{width:100%;min-height:44px;padding:0 12px;border:1px solid var(--line-strong);border-radius:12px;background:var(--surface);color:inherit;font:inherit}
.field input{min-width:0;width:100%}textarea{width:100%;padding:12px;border:1px solid var(--line-strong);border-radius:12px;background:var(--surface);color:inherit;
font:400 .875rem/1.5 ui-monospace,monospace;resize:vertical}
section>pre{max-height:70vh;margin:12px 0 0;padding:16px;overflow:auto;border-radius:12px;background:var(--surface);border:1px solid var(--line);white-space:pre-wrap;font:400 .875rem/1.5 ui-monospace,monospace}
.fields>li{padding:8px 0 8px 12px;border-left:2px solid var(--line)}.fields .fields{margin-left:4px}
.answer{padding-block:12px;border-top:1px solid var(--line)}.answer h3{margin:0 0 4px;font:600 1rem/1.4 var(--sans)}`;
