const KINDS = ['home', 'list', 'product'] as const;
/** The screens that our shop and every peer have. */
export type Kind = (typeof KINDS)[number];

export interface Screen {
  shop: string;
  kind: Kind;
  url: string;
}

/** A shop to compare with, and its page of each kind if one was named. */
export interface Peer {
  name: string;
  pages: Partial<Record<Kind, string>>;
}

export const OWN_SHOP = 'Glumist';
const OWN_PATHS: Readonly<Record<Kind, string>> = {
  home: '/',
  list: '/products',
  product: '/product/neem-and-tulsi-bar',
};
/** Parts that are measured at our own shop only. */
const OWN_PARTS = ['signed-in', 'presses', 'overlays', 'visit', 'long-list', 'lighthouse'] as const;
export type OwnPart = (typeof OWN_PARTS)[number];

export interface Arguments {
  rounds: number;
  peers: Peer[];
  /** The file that gets every figure. */
  json: string | null;
  /** Our screens and the peers' pages of the same kinds. */
  screens: (baseUrl: string) => Screen[];
  wants: (part: OwnPart | Kind) => boolean;
}

const USAGE =
  '--rounds=5, --only=home,presses, --json=FILE, --peer=NAME,HOME[,LIST[,PRODUCT]], or the http address of a home page';

const isAddress = (text: string) => URL.canParse(text) && /^https?:/.test(text);

/** Reads `NAME,HOME,LIST,PRODUCT`; an empty or missing address means that the peer has no such page. Null where it is malformed. */
function readPeer(text: string): Peer | null {
  const [name = '', ...urls] = text.split(',');
  if (name === '' || urls.length > KINDS.length || !urls.some(Boolean)) return null;
  if (!urls.every((url) => url === '' || isAddress(url))) return null;
  const named = KINDS.flatMap((kind, at) => (urls[at] ? [[kind, urls[at]]] : []));
  return { name, pages: Object.fromEntries(named) as Peer['pages'] };
}

function screensOf(baseUrl: string, peers: readonly Peer[]): Screen[] {
  return KINDS.flatMap((kind) => [
    { shop: OWN_SHOP, kind, url: baseUrl + OWN_PATHS[kind] },
    ...peers.flatMap(({ name, pages }) => {
      const url = pages[kind];
      return url === undefined ? [] : [{ shop: name, kind, url }];
    }),
  ]);
}

/** Throws an error that names an unknown argument. */
export function readArguments(args: readonly string[]): Arguments {
  let rounds = 5;
  let only: string[] | null = null;
  let json: string | null = null;
  const peers: Peer[] = [];
  for (const arg of args) {
    const [, option, value = ''] = /^--(rounds|only|json|peer)=(.+)$/.exec(arg) ?? [];
    const peer = option === 'peer' ? readPeer(value) : null;
    if (option === 'rounds' && Number.isInteger(Number(value)) && Number(value) > 0) rounds = Number(value);
    else if (option === 'only') only = value.split(',');
    else if (option === 'json') json = value;
    else if (peer) peers.push(peer);
    else if (isAddress(arg)) peers.push({ name: new URL(arg).host, pages: { home: arg } });
    else throw new Error(`${arg} is no option: ${USAGE}`);
  }
  const names: readonly string[] = [...KINDS, ...OWN_PARTS];
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no part ${unknown}: ${names.join(', ')}`);
  const wants = (name: string) => !only || only.includes(name);
  return {
    rounds,
    peers,
    json,
    wants,
    screens: (baseUrl) => screensOf(baseUrl, peers).filter(({ kind }) => wants(kind)),
  };
}
