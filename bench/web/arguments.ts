/** Something to measure. */
export interface Screen {
  name: string;
  url: string;
}

const OWN_SCREENS: Readonly<Record<string, string>> = {
  home: '/',
  list: '/products',
  product: '/product/neem-and-tulsi-bar',
};
/** What is measured at our own shop beside its screens. */
const OWN_PARTS = ['signed-in', 'walk', 'overlays', 'visit', 'shelf', 'lighthouse'] as const;
export type OwnPart = (typeof OWN_PARTS)[number];

export interface Arguments {
  rounds: number;
  peers: Screen[];
  /** File for everything that was measured. */
  json: string | null;
  ownScreens: (baseUrl: string) => Screen[];
  wants: (part: OwnPart) => boolean;
}

/**
 * `--rounds=5`, `--only=home,walk`, `--json=FILE`, and addresses of other shops to stand beside ours.
 * Throws, naming it, at anything else.
 */
export function readArguments(args: readonly string[]): Arguments {
  let rounds = 5;
  let only: string[] | null = null;
  let json: string | null = null;
  const peers: Screen[] = [];
  for (const arg of args) {
    const [, option, value = ''] = /^--(rounds|only|json)=(.+)$/.exec(arg) ?? [];
    if (option === 'rounds' && Number.isInteger(Number(value)) && Number(value) > 0) rounds = Number(value);
    else if (option === 'only') only = value.split(',');
    else if (option === 'json') json = value;
    else if (URL.canParse(arg) && /^https?:/.test(arg)) peers.push({ name: new URL(arg).host, url: arg });
    else throw new Error(`${arg} is no option: --rounds=5, --only=home,walk, --json=FILE, or http addresses`);
  }
  const names = [...Object.keys(OWN_SCREENS), ...OWN_PARTS];
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no part ${unknown}: ${names.join(', ')}`);
  const wants = (name: string) => !only || only.includes(name);
  return {
    ...{ rounds, peers, json, wants },
    ownScreens: (baseUrl) =>
      Object.entries(OWN_SCREENS)
        .filter(([name]) => wants(name))
        .map(([name, path]) => ({ name: `Glumist ${name}`, url: baseUrl + path })),
  };
}
