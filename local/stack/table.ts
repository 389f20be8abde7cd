import { type Stack } from './index';

/** The addresses and demo accounts of a running stack, as one table of text. */
export function table({ urls, accounts, dir }: Pick<Stack, 'urls' | 'accounts' | 'dir'>): string {
  const rows: [string, string][] = [
    ['Shop', urls.base],
    ['Console', urls.console],
    ['Firestore', urls.firestore],
    ['Auth', urls.auth],
    ['Functions', urls.functions],
    ['Razorpay sandbox', urls.razorpay],
    ['NimbusPost sandbox', urls.nimbuspost],
    ['Storage sandbox', urls.storage],
    ['Mail sandbox', new URL(urls.smtp).host],
    ['Push sandbox', urls.push],
    ['Demo shopper', `${accounts.shopper.email}  ${accounts.shopper.password}`],
    ['Demo admin', `${accounts.admin.email}  ${accounts.admin.password}`],
    ['Data and logs', dir],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return ['', ...rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`), ''].join('\n');
}
