import { NO_COURIER } from '../../gateways/noCourier';
import type { Setting } from '../../platform/settings';

interface Param {
  name: Setting;
  label: string;
  /** Shown above the question during a deploy. */
  description: string;
  /** Label and value of each answer; without it the answer is typed. */
  choices?: Record<string, string>;
}

/** Settings of one shop. The deploy asks for each that functions/.env.<project> does not have. */
export const PARAMS: readonly Param[] = [
  {
    name: 'SHOP_URL',
    label: 'Address of the shop',
    description:
      'With https:// and no slash at the end, for links in mails. Empty: the url of store.ts, or https://<project>.web.app.',
  },
  {
    name: 'RAZORPAY_KEY_ID',
    label: 'Razorpay key id',
    description:
      'rzp_live_… or rzp_test_… from Razorpay, Account & Settings, API keys. Empty: cash on delivery alone, and no Razorpay secret is needed.',
  },
  {
    name: 'NIMBUSPOST_DIALECT',
    label: 'Courier',
    description:
      'Which NimbusPost API your account is for. Without a courier orders wait until you set one, and no NimbusPost secret is needed.',
    choices: {
      'No courier yet': NO_COURIER,
      'NimbusPost B2C v1': 'b2c-v1',
      'NimbusPost B2B cargo': 'b2b-cargo',
      'NimbusPost Partner v2': 'partner-v2',
    },
  },
  {
    name: 'NIMBUSPOST_ACCOUNT',
    label: 'NimbusPost account',
    description: 'The email address you log in with; for Partner v2 the public half of the key (npk_…).',
  },
  {
    name: 'NIMBUSPOST_PICKUP_PINCODE',
    label: 'PIN code of your warehouse',
    description: 'Where the courier picks parcels up.',
  },
  {
    name: 'APP_CHECK',
    label: 'App Check',
    description: 'What happens to calls without its proof. Only counts once store.ts has appCheckSiteKey.',
    choices: {
      'Refuse them': 'enforce',
      'Log them (the first days)': 'watch',
      'Do not look': 'off',
    },
  },
];
