import { modeRoutes } from '../sandbox/behaviour';
import { json } from '../sandbox/reply';
import { type Route } from '../sandbox/routes';
import { type ArrivedMail } from './arrivedMail';
import { type SmtpModeSwitch } from './modes';

/** Mails in a list, the newest first. */
const LISTED = 100;

interface ControlDeps {
  modes: SmtpModeSwitch;
  /** Oldest first. */
  arrived(): ArrivedMail[];
  peakSessions(): number;
}

/** `/__sandbox/**`: controls and arrived mails for tests and the console. */
export function controlRoutes({ modes, arrived, peakSessions }: ControlDeps): Route[] {
  return [
    ...modeRoutes(modes, (message) => json(400, { message })),
    {
      method: 'GET',
      path: '/__sandbox/mails',
      handle: ({ query }) => {
        const to = query.get('to') ?? '';
        const found = arrived().filter(({ envelope }) => envelope.to.some((address) => address.includes(to)));
        const mails = found.slice(-LISTED).reverse();
        return json(200, { count: found.length, peakSessions: peakSessions(), mails });
      },
    },
  ];
}
