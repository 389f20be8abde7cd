/** Something to measure. */
export interface Screen {
  name: string;
  url: string;
}

const OWN: [name: string, path: string][] = [
  ['home', '/'],
  ['list', '/products'],
  ['product', '/product/neem-and-tulsi-bar'],
];

/**
 * `--rounds=5`, `--only=home,list`, and addresses of other shops to stand beside ours. Throws, naming it, at anything else.
 */
export function readArguments(args: readonly string[]) {
  let rounds = 5;
  let only: string[] | null = null;
  const peers: Screen[] = [];
  for (const arg of args) {
    const [, option, value = ''] = /^--(rounds|only)=(.+)$/.exec(arg) ?? [];
    if (option === 'rounds' && Number.isInteger(Number(value)) && Number(value) > 0) rounds = Number(value);
    else if (option === 'only') only = value.split(',');
    else if (URL.canParse(arg) && /^https?:/.test(arg)) peers.push({ name: new URL(arg).host, url: arg });
    else throw new Error(`${arg} is no option: --rounds=5, --only=home,list,product, or http addresses`);
  }
  const names = OWN.map(([name]) => name);
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no screen ${unknown}: ${names.join(', ')}`);
  const own = OWN.filter(([name]) => !only || only.includes(name));
  return {
    rounds,
    peers,
    ownScreens: (baseUrl: string): Screen[] =>
      own.map(([name, path]) => ({ name: `Glumist ${name}`, url: baseUrl + path })),
  };
}
