import path from 'node:path';
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

  it('leaves the function what no browser draws', () => {
    const pages = '^/[^.]*$';
    expect(drawn(config)).toContain(pages);
    const { rewrites = [] } = withoutDrawing(config);
    expect(rewrites).toHaveLength(config.rewrites?.length ?? 0);
    expect(rewrites).toContainEqual({ regex: pages, destination: '/shell.html' });
    expect(drawn({ ...config, rewrites })).toEqual(['/sitemap.xml', '/feeds/**']);
  });
});

describe('functionName', () => {
  it.each([
    ['payment', 'payment'],
    [{ functionId: 'nimbus', region: 'asia-south1' }, 'nimbus'],
  ])('reads both ways to name a function', (target, name) => {
    expect(functionName({ source: '/api/**', function: target })).toBe(name);
  });
});
