import path from 'node:path';
import { Readable } from 'node:stream';
import { startHosting, type HostingSite } from '.';
import { type FileProvider } from './fileProvider';
import {
  allowOrigins,
  functionName,
  readHostingConfig,
  withoutDrawing,
  type HostingConfig,
} from './firebaseJson';

const withPolicy = (value: string): HostingConfig => ({
  public: 'dist',
  headers: [
    {
      source: '**',
      headers: [
        { key: 'Content-Security-Policy', value },
        { key: 'X-Frame-Options', value: 'DENY' },
      ],
    },
  ],
});

describe('allowOrigins', () => {
  const policy =
    "default-src 'self'; script-src 'self' https://checkout.razorpay.com; connect-src 'self'; frame-src https://api.razorpay.com";

  it('allows the sandbox exactly where the payment provider is allowed', () => {
    const [rule] = allowOrigins(withPolicy(policy), ['http://127.0.0.1:5010']).headers ?? [];
    expect(rule?.headers).toEqual([
      {
        key: 'Content-Security-Policy',
        value:
          "default-src 'self'; script-src 'self' https://checkout.razorpay.com http://127.0.0.1:5010; connect-src 'self'; frame-src https://api.razorpay.com http://127.0.0.1:5010",
      },
      { key: 'X-Frame-Options', value: 'DENY' },
    ]);
  });

  it('changes nothing where there is no policy', () => {
    expect(allowOrigins({ public: 'dist' }, ['http://127.0.0.1:5010'])).toEqual({ public: 'dist' });
  });
});

describe('withoutDrawing', () => {
  const config = readHostingConfig(path.join(__dirname, '../../firebase.json'));
  const drawn = (of: HostingConfig) =>
    of.rewrites?.flatMap((rewrite) =>
      'function' in rewrite && functionName(rewrite) === 'pages' ? [rewrite.source ?? rewrite.regex] : [],
    );

  it('leaves non-HTML routes to the function', () => {
    const pages = '^/[^.]*$';
    expect(drawn(config)).toContain(pages);
    const { rewrites = [] } = withoutDrawing(config);
    expect(rewrites).toHaveLength(config.rewrites?.length ?? 0);
    expect(rewrites).toContainEqual({ regex: pages, destination: '/shell.html' });
    expect(drawn({ ...config, rewrites })).toEqual(['/sitemap.xml', '/llms.txt', '/feeds/**']);
  });

  it('gives every page the policy of the shell, except pages with their own', async () => {
    const shell = '<!doctype html>';
    const files: FileProvider = async (_req, pathname) =>
      pathname === '/shell.html' ? { stream: Readable.from([shell]), size: shell.length } : null;
    const hosting = await startHosting(0);
    const site = { files, functionsUrl: 'http://127.0.0.1:1' } as HostingSite;
    hosting.open({ ...site, config: withoutDrawing(config) });
    const policyAt = async (address: string) =>
      (await fetch(hosting.url + address)).headers.get('content-security-policy');
    try {
      const own = await policyAt('/profile');
      expect(own).toContain("script-src 'self' 'sha256-");
      for (const address of ['/', '/products', '/product/amla']) expect(await policyAt(address)).toBe(own);
      expect(await policyAt('/admin')).not.toBe(own);
    } finally {
      await hosting.close();
    }
  });
});

describe('functionName', () => {
  it.each([
    ['payment', 'payment'],
    [{ functionId: 'nimbus', region: 'asia-south1' }, 'nimbus'],
  ])('reads both notations of a function', (target, name) => {
    expect(functionName({ source: '/api/**', function: target })).toBe(name);
  });
});
