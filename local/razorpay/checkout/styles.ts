/** The form's look. It goes in as a constructed sheet, which a page's content policy for styles does not touch. */
export const STYLES = `
:host{all:initial}
*{box-sizing:border-box}
dialog{width:min(420px,calc(100vw - 24px));max-height:calc(100dvh - 24px);padding:0;border:0;border-radius:16px;overflow:auto;
  background:#FFFDFB;color:#221C1A;font:400 16px/1.5 "Anek Latin",system-ui,sans-serif;box-shadow:0 18px 48px -12px rgb(43 31 24/.3)}
dialog::backdrop{background:rgb(34 28 26/.46)}
header{display:flex;align-items:center;gap:12px;padding:16px 12px 16px 20px;background:#1F5A4A;color:#FBF8F4}
header img{width:40px;height:40px;border-radius:8px;background:#FFFDFB;object-fit:contain}
h2{flex:1;min-width:0;margin:0;font-size:18px;font-weight:600;line-height:1.3;overflow-wrap:anywhere}
h2 small{display:block;font-size:14px;font-weight:400}
.test{margin:0;padding:10px 20px;background:#F7EEDD;color:#7A5520;font-size:14px;font-weight:500}
.body{display:grid;gap:12px;padding:20px}
p{margin:0}.facts{display:grid;gap:4px;color:#5A504B;font-size:14px;overflow-wrap:anywhere}
.amount{font-size:28px;font-weight:600;line-height:1.2;font-variant-numeric:tabular-nums}
.problem{padding:10px 12px;border-radius:8px;background:#FBEAE7;color:#B3261E;font-size:15px}
button{min-height:48px;padding:8px 16px;border:1px solid #8E827A;border-radius:12px;background:none;color:inherit;font:inherit;font-weight:600;
  cursor:pointer;text-align:center}
button small{display:block;font-size:14px;font-weight:400;color:#5A504B}
button:hover{background:#F3ECE1}
button.act{border-color:#1F5A4A;background:#1F5A4A;color:#FBF8F4}button.act:hover{background:#17473A}
button:disabled{border-color:#E6DED5;background:#E6DED5;color:#6B605A;cursor:not-allowed}button:disabled small{color:inherit}
button.close{min-width:44px;min-height:44px;padding:0;border:0;font-size:24px;line-height:1;color:inherit}button.close:hover{background:rgb(255 255 255/.14)}
:focus-visible{outline:2px solid #1F5A4A;outline-offset:2px}header :focus-visible{outline-color:#F6C9B3}`;
