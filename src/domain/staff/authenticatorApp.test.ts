import { appAddress, spacedSecret } from './authenticatorApp';

test('the address names shop and account, whatever letters they have', () => {
  const address = appAddress({ secret: 'JBSWY3DP', account: 'asha+desk@shop.example', shop: 'Sun & Skin' });
  expect(address).toBe(
    'otpauth://totp/Sun%20%26%20Skin:asha%2Bdesk%40shop.example' +
      '?secret=JBSWY3DP&issuer=Sun%20%26%20Skin&algorithm=SHA1&digits=6&period=30',
  );
  expect(new URL(address).searchParams.get('issuer')).toBe('Sun & Skin');
});

test.each([
  ['', ''],
  ['JBSW', 'JBSW'],
  ['JBSWY3DPE', 'JBSW Y3DP E'],
])('%j is typed as %j', (secret, spaced) => expect(spacedSecret(secret)).toBe(spaced));
