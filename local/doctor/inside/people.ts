import { ACCOUNT_TOKEN, mailLinkUrl } from '@/domain/mail/mailLink';
import { store } from '@/domain/store';
import { skipped, type Finding } from '../finding';
import { deployedSettings, type InsideFacts } from './facts';
import { look } from './judge';

const NO_AUTH = {
  text: 'Authentication is not set up: nobody can sign in.',
  todo: 'Press "Get started" on Authentication in the Firebase console, with Email/Password and Google.',
};
const consolePage = (project: string, page: string) =>
  `https://console.firebase.google.com/project/${project}/authentication/${page}`;

/** `host`: the shop's host, to which Google's sign-in must be allowed to return. */
export const checkSignIn = ({ auth, project }: InsideFacts, host: string): Finding[] =>
  look(auth, {
    check: 'Sign-in',
    fine: `People can sign in by email at ${host}.`,
    missing: NO_AUTH,
    wrong: ({ signIn, authorizedDomains = [], notification }) => {
      const email = {
        text: 'Sign-in by email and password is off: nobody can register.',
        todo: `Enable Email/Password at ${consolePage(project, 'providers')}.`,
      };
      const link = {
        text: 'Email link is off, and the button “Send me a link” of the login panel fails.',
        todo: `Enable Email link (passwordless sign-in) at ${consolePage(project, 'providers')}.`,
      };
      const domain = {
        text: `${host} is no authorized domain: sign-in with Google fails there.`,
        todo: `Add it at ${consolePage(project, 'settings')}.`,
      };
      const page = mailLinkUrl(`https://${host}`, ACCOUNT_TOKEN);
      const mails = {
        text: 'The links of the mails about accounts open a page of Firebase, not the shop’s.',
        todo: `Set ${page} as action URL at ${consolePage(project, 'emails')}: edit a template, Customize action URL.`,
      };
      return [
        ...(signIn?.email?.enabled === true ? [] : [email]),
        ...(signIn?.email?.passwordRequired === true ? [link] : []),
        ...(authorizedDomains.includes(host) ? [] : [domain]),
        ...(notification?.sendEmail?.callbackUri === page ? [] : [mails]),
      ];
    },
  });

export const checkGoogleSignIn = ({ googleSignIn, project }: InsideFacts): Finding[] => {
  const off = {
    text: 'Sign-in with Google is off, and the button of the shop fails.',
    todo: `Enable Google at ${consolePage(project, 'providers')}.`,
  };
  return look(googleSignIn, {
    check: 'Google sign-in',
    fine: 'It is on.',
    missing: off,
    wrong: ({ enabled }) => (enabled === true ? [] : [off]),
  });
};

/** `isOn`: `phoneLogin` of store.ts. */
export function checkPhoneLogin({ auth, project }: InsideFacts): Finding[] {
  if (!store.phoneLogin) return [skipped('Codes by SMS', 'They are off: phoneLogin in store.ts.')];
  return look(auth, {
    check: 'Codes by SMS',
    fine: 'Phone is on, and SMS go to India alone.',
    missing: NO_AUTH,
    wrong: ({ signIn, smsRegionConfig }) => {
      const off = {
        text: 'Phone is off, and the button “Send me a code” of the login panel fails.',
        todo: `Enable Phone at ${consolePage(project, 'providers')}, or set phoneLogin to false in store.ts.`,
      };
      const everywhere = {
        text: 'SMS can be sent to other countries, and strangers can run up a bill there.',
        todo: `Allow India alone at ${consolePage(project, 'settings')}, SMS region policy.`,
      };
      const regions = smsRegionConfig?.allowlistOnly?.allowedRegions ?? [];
      return [
        ...(signIn?.phoneNumber?.enabled === true ? [] : [off]),
        ...(regions.join() === 'IN' ? [] : [everywhere]),
      ];
    },
  });
}

/** Looks at nothing while no role needs two-step login: it asks for Identity Platform, which not every project has. */
export function checkTwoStep({ auth, twoStep, project }: InsideFacts): Finding[] {
  const roles = twoStep.body?.fields?.twoStepRoles?.arrayValue?.values ?? [];
  if (roles.length === 0) return [skipped('Two-step login', 'No role of the team needs it.')];
  return look(auth, {
    check: 'Two-step login',
    fine: 'Authenticator apps are on.',
    missing: NO_AUTH,
    wrong: ({ mfa }) => {
      const isOn = mfa?.providerConfigs?.some((one) => one.totpProviderConfig && one.state === 'ENABLED');
      if (isOn && mfa?.state === 'ENABLED') return [];
      const text = 'The team needs two-step login, but authenticator apps are off: nobody can add one.';
      const todo = `Upgrade to Identity Platform at ${consolePage(project, 'settings')}, then run \`npm run grant-admin -- --allow-apps\`.`;
      return [{ text, todo }];
    },
  });
}

export const checkEnumeration = ({ auth, project }: InsideFacts): Finding[] =>
  look(auth, {
    check: 'Email enumeration protection',
    fine: 'It is on: strangers cannot find out who has an account.',
    missing: NO_AUTH,
    wrong: ({ emailPrivacyConfig }) => {
      if (emailPrivacyConfig?.enableImprovedEmailPrivacy === true) return [];
      const todo = `Switch it on at ${consolePage(project, 'settings')}, User actions.`;
      return [{ text: 'It is off: strangers can find out who has an account.', todo }];
    },
  });

/** The claims of an account, which Google stores as JSON. */
function hasAdminClaim(customAttributes = '{}'): boolean {
  try {
    return (JSON.parse(customAttributes) as { admin?: unknown }).admin === true;
  } catch {
    return false;
  }
}

export const checkAdminAccount = ({ admin }: InsideFacts): Finding[] =>
  look(admin, {
    check: 'Admin account',
    fine: `${store.adminEmail} is the admin.`,
    missing: NO_AUTH,
    wrong: ({ users = [] }) => {
      const [account] = users;
      const grant = `Run \`npm run grant-admin -- ${store.adminEmail}\`.`;
      const email = store.adminEmail;
      if (!account)
        return [{ text: `${email} has no account.`, todo: `Register it in the shop, then: ${grant}` }];
      if (account.disabled === true)
        return [{ text: `The account of ${email} is disabled.`, todo: 'Enable it in the Firebase console.' }];
      if (account.emailVerified !== true)
        return [{ text: `${email} is not verified.`, todo: `Open the link in its mail, then: ${grant}` }];
      if (hasAdminClaim(account.customAttributes)) return [];
      return [{ text: `${email} lacks the claim \`admin\`, so /admin answers nothing.`, todo: grant }];
    },
  });

const PROTECTED: Readonly<Record<string, { label: string; first: string }>> = {
  'firestore.googleapis.com': { label: 'Cloud Firestore', first: '' },
  'identitytoolkit.googleapis.com': {
    label: 'Authentication',
    first: 'Upgrade to Identity Platform (Authentication, Settings). ',
  },
};

/** `siteKey`: that of store.ts; without it App Check is off. */
export function checkAppCheck(facts: InsideFacts, siteKey: string = store.appCheckSiteKey): Finding[] {
  const { appCheck, functions, project } = facts;
  if (siteKey === '') {
    return [skipped('App Check', 'It is off: store.ts has no site key (docs/app-check.md).')];
  }
  const mode = deployedSettings(functions.body ?? [])['APP_CHECK'] || 'enforce';
  return look(appCheck, {
    check: 'App Check',
    fine: 'Functions, Firestore and Authentication refuse calls from elsewhere.',
    missing: {
      text: 'It is not set up.',
      todo: 'Register the web app in the Firebase console, App Check, Apps.',
    },
    wrong: (services) => {
      const modes = new Map(
        services.map(({ name, enforcementMode }) => [name.split('/').at(-1), enforcementMode]),
      );
      const open = Object.entries(PROTECTED).filter(([name]) => modes.get(name) !== 'ENFORCED');
      const apis = open.map(([, { label, first }]) => ({
        text: `${label} takes calls from elsewhere.`,
        todo: `${first}Enforce it at https://console.firebase.google.com/project/${project}/appcheck once its chart shows nearly all requests verified.`,
      }));
      const calls = {
        text: `The functions take calls from elsewhere: APP_CHECK is ${mode}.`,
        todo: 'Set APP_CHECK=enforce and deploy once the log shows hardly any app_check.missing.',
      };
      return mode === 'enforce' ? apis : [calls, ...apis];
    },
  });
}
