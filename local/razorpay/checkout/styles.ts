import { colourOf } from '@/ui/theme/tokens';

/** The form's CSS, for a constructed style sheet, which the page's Content-Security-Policy allows. */
export const STYLES = `
:host{all:initial}
*{box-sizing:border-box}
dialog{width:min(420px,calc(100vw - 24px));max-height:calc(100dvh - 24px);padding:0;border:0;border-radius:16px;overflow:auto;
  background:${colourOf('surface')};color:${colourOf('ink')};font:400 16px/1.5 "Anek Latin",system-ui,sans-serif;box-shadow:0 18px 48px -12px rgb(43 31 24/.3)}
dialog::backdrop{background:rgb(34 28 26/.46)}
header{display:flex;align-items:center;gap:12px;padding:16px 12px 16px 20px;background:${colourOf('dew')};color:${colourOf('paper')}}
header img{width:40px;height:40px;border-radius:8px;background:${colourOf('surface')};object-fit:contain}
h2{flex:1;min-width:0;margin:0;font-size:18px;font-weight:600;line-height:1.3;overflow-wrap:anywhere}
h2 small{display:block;font-size:14px;font-weight:400}
.test{margin:0;padding:10px 20px;background:${colourOf('gold-tint')};color:${colourOf('gold-ink')};font-size:14px;font-weight:500}
.body{display:grid;gap:12px;padding:20px}
p{margin:0}.facts{display:grid;gap:4px;color:${colourOf('ink-2')};font-size:14px;overflow-wrap:anywhere}
.amount{font-size:28px;font-weight:600;line-height:1.2;font-variant-numeric:tabular-nums}
.problem{padding:10px 12px;border-radius:8px;background:${colourOf('danger-tint')};color:${colourOf('danger')};font-size:15px}
button{min-height:48px;padding:8px 16px;border:1px solid ${colourOf('line-strong')};border-radius:12px;background:none;color:inherit;font:inherit;font-weight:600;
  cursor:pointer;text-align:center}
button small{display:block;font-size:14px;font-weight:400;color:${colourOf('ink-2')}}
button:hover{background:${colourOf('sand')}}
button.act{border-color:${colourOf('dew')};background:${colourOf('dew')};color:${colourOf('paper')}}button.act:hover{background:${colourOf('dew-hover')}}
button:disabled{border-color:${colourOf('line')};background:${colourOf('line')};color:${colourOf('ink-3')};cursor:not-allowed}button:disabled small{color:inherit}
button.close{min-width:44px;min-height:44px;padding:0;border:0;font-size:24px;line-height:1;color:inherit}button.close:hover{background:rgb(255 255 255/.14)}
:focus-visible{outline:2px solid ${colourOf('dew')};outline-offset:2px}header :focus-visible{outline-color:${colourOf('peach')}}`;
