import { ok, problem, skipped, type Finding } from '../finding';
import { answered, type OutsideFacts, type Reply } from './facts';

const DEPLOY_HOSTING = 'Deploy hosting with the headers of firebase.json.';
const HEADERS: Readonly<Record<string, RegExp>> = {
  'strict-transport-security': /max-age=\d{7,}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'x-frame-options': /^DENY$/,
  'cross-origin-opener-policy': /^same-origin-allow-popups$/,
};

export function checkPages({ pages, shop }: OutsideFacts): Finding[] {
  const broken = Object.entries(pages).filter(([, { status }]) => status !== 200);
  if (broken.length === 0) return [ok('Pages', `${shop} shows its pages.`)];
  return broken.map(([path, reply]) =>
    problem(
      'Pages',
      `${path} ${answered(reply)}.`,
      'Deploy again; the log of the function `pages` says more.',
    ),
  );
}

export function checkHttps({ insecure, isLocal, shop }: OutsideFacts): Finding[] {
  if (isLocal || insecure === null)
    return [skipped('HTTPS', 'The shop runs on this machine, without HTTPS and a domain.')];
  const { status, headers } = insecure;
  const moved = status >= 301 && status <= 308 && (headers['location'] ?? '').startsWith('https://');
  if (shop.startsWith('https:') && moved) return [ok('HTTPS', 'Calls without encryption are sent to HTTPS.')];
  return [
    problem(
      'HTTPS',
      'The shop can be used without encryption.',
      'Serve it by Firebase Hosting on its own domain.',
    ),
  ];
}

export function checkHeaders({ pages }: OutsideFacts): Finding[] {
  const found = Object.entries(pages)
    .filter(([, { status }]) => status === 200)
    .flatMap(([path, { headers }]) => {
      const wrong = Object.keys(HEADERS).filter((name) => !HEADERS[name]?.test(headers[name] ?? ''));
      if (wrong.length === 0) return [];
      return [problem('Headers', `${path} lacks or weakens ${wrong.join(', ')}.`, DEPLOY_HOSTING)];
    });
  return found.length > 0 ? found : [ok('Headers', 'Every page has its security headers.')];
}

/** Headers with which a browser would not let the shop use Firebase's pages from another origin. */
const SEPARATING = ['x-frame-options', 'cross-origin-opener-policy'];

export function checkLogin({ login, isLocal }: OutsideFacts): Finding[] {
  if (isLocal) return [];
  const broken = Object.entries(login).flatMap(([path, { status, headers }]) => {
    if (status !== 200) return [`Firebase does not serve ${path}`];
    return SEPARATING.filter((name) => headers[name]).map((name) => `${path} has the header ${name}`);
  });
  if (broken.length === 0) return [ok('Google login', 'Firebase’s pages for it are there.')];
  const todo = 'Serve the shop by Firebase Hosting, with the headers of firebase.json as they are.';
  return [problem('Google login', `It cannot work: ${broken.join(', ')}.`, todo)];
}

export function checkScripts({ script, files }: OutsideFacts): Finding[] {
  const found: Finding[] = [];
  if (script === null) {
    const todo = 'Run `npm run build` and deploy hosting.';
    found.push(problem('Scripts', 'The home page names no script of the shop.', todo));
  } else if (script.reply.status !== 200) {
    const todo = 'Deploy hosting and functions together: the page is of another build than the files.';
    found.push(
      problem('Scripts', `${script.path} ${answered(script.reply)}: the shop does not start.`, todo),
    );
  } else if (!/immutable/.test(script.reply.headers['cache-control'] ?? '')) {
    found.push(problem('Scripts', 'Browsers fetch the scripts anew at each visit.', DEPLOY_HOSTING));
  }
  if (!/no-cache/.test(files['/sw.js']?.headers['cache-control'] ?? '')) {
    found.push(problem('Scripts', 'An old service worker may stay in browsers for a day.', DEPLOY_HOSTING));
  }
  return found.length > 0 ? found : [ok('Scripts', 'The scripts load and are cached as they should be.')];
}

export function checkCrawlers({ files, shop, isLocal }: OutsideFacts): Finding[] {
  const robots = files['/robots.txt'];
  const sitemap = files['/sitemap.xml'];
  const found: Finding[] = [];
  if (robots?.status !== 200 || !/user-agent/i.test(robots.body)) {
    const text = `/robots.txt ${robots ? answered(robots) : 'is missing'}, so search engines guess what they may read.`;
    found.push(problem('Search engines', text, 'Run `npm run build` and deploy hosting.'));
  }
  if (sitemap?.status !== 200) {
    const text = `/sitemap.xml ${sitemap ? answered(sitemap) : 'is missing'}.`;
    found.push(problem('Search engines', text, 'Deploy the function `pages`.'));
  } else if (!isLocal && !sitemap.body.includes(`<loc>${shop}/`)) {
    const text = 'The sitemap names the pages of another address.';
    found.push(
      problem('Search engines', text, `Set SHOP_URL=${shop} in functions/.env.<project> and deploy.`),
    );
  }
  return found.length > 0 ? found : [ok('Search engines', 'robots.txt and the sitemap are there.')];
}

export function checkPrivate({ private: files }: OutsideFacts): Finding[] {
  // A host that answers every address with the app's page serves no file.
  const isFile = ({ status, body }: Reply) => status === 200 && !/^\s*<!doctype html/i.test(body);
  const served = Object.entries(files).filter(([, reply]) => isFile(reply));
  if (served.length === 0) return [ok('Private files', 'None of them is served.')];
  const names = served.map(([path]) => path).join(', ');
  const todo = 'Delete them from dist/, deploy hosting, and change every key that stood in them.';
  return [problem('Private files', `Anybody can download ${names}.`, todo)];
}
