import { nimbuspostKeys } from '../stack/settings';
import { functionsEnvironment } from './environment';

const url = 'http://127.0.0.1:1';
const backends = {
  firestoreUrl: url,
  authUrl: url,
  razorpayUrl: url,
  nimbuspostUrl: url,
  storageUrl: url,
  baseUrl: url,
  credentials: 'account.json',
  smtpUrl: '',
  push: null,
};
const { email, apiKey, password, apiSecret } = nimbuspostKeys;

describe('the courier’s settings', () => {
  const before = process.env.NIMBUSPOST_DIALECT;
  afterEach(() => {
    if (before === undefined) delete process.env.NIMBUSPOST_DIALECT;
    else process.env.NIMBUSPOST_DIALECT = before;
  });

  it.each([
    ['b2c-v1', { NIMBUSPOST_ACCOUNT: email, NIMBUSPOST_PASSWORD: password }],
    ['b2b-cargo', { NIMBUSPOST_PASSWORD: password, NIMBUSPOST_COURIER_ID: '1' }],
    ['partner-v2', { NIMBUSPOST_ACCOUNT: apiKey, NIMBUSPOST_PASSWORD: apiSecret }],
  ])('for %s are those that its sandbox accepts', (dialect, settings) => {
    process.env.NIMBUSPOST_DIALECT = dialect;
    expect(functionsEnvironment(backends)).toMatchObject({ ...settings, NIMBUSPOST_BASE_URL: url });
  });

  it('leave the choice of courier to NimbusPost where it chooses', () => {
    process.env.NIMBUSPOST_DIALECT = 'partner-v2';
    expect(functionsEnvironment(backends)).not.toHaveProperty('NIMBUSPOST_COURIER_ID');
  });
});
