import { createTransport } from 'nodemailer';
import { openConsole } from './testing/openConsole';

let local: Awaited<ReturnType<typeof openConsole>>;
beforeEach(async () => {
  local = await openConsole();
});
afterEach(() => local.close());

const page = async () => (await fetch(`${local.url}/__local`)).text();
const press = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(local.url + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers,
  });
const noticeOf = (response: Response) =>
  new URL(response.headers.get('location') ?? '', local.url).searchParams.get('notice');

describe('the console', () => {
  it('lists links on the shop’s origin, newest first', async () => {
    const answer = await fetch(`${local.url}/__local/links.json`);
    const verify = `${local.url}/mail/account?mode=m&oobCode=code-0&apiKey=k`;
    expect(await answer.json()).toEqual({
      links: [
        {
          email: 'asha1@example.com',
          type: 'PASSWORD_RESET',
          link: `${local.url}/mail/account?mode=m&oobCode=code-1&apiKey=k`,
        },
        { email: 'asha0@example.com', type: 'VERIFY_EMAIL', link: verify },
      ],
    });
    expect(await page()).toContain('<strong>+919845012345</strong><code class="end">482915</code>');
    expect(await page()).toContain(`href="${verify.replaceAll('&', '&amp;')}"`);
  });

  it('shows received mails with escaped text and disabled scripts, and the demo accounts', async () => {
    const transport = createTransport({ url: local.mail.smtpUrl });
    await transport.sendMail({
      from: 'care@example.com',
      to: 'asha@example.com',
      subject: 'Order GLM1 <placed>',
      text: 'Thank <you>',
      html: '<p onclick="x">Thank you</p>',
    });
    const text = await page();
    expect(text).toContain('Order GLM1 &lt;placed&gt;');
    expect(text).toContain('To asha@example.com');
    expect(text).toContain('Thank &lt;you&gt;');
    expect(text).toContain('<iframe sandbox="" title="Order GLM1 &lt;placed&gt;" srcdoc="&lt;p onclick=');
    expect(text).toContain('demo@example.com');
  });

  it('shows which files this start found damaged', async () => {
    expect(await page()).toContain('auth.json is damaged &lt;here&gt;.');
  });

  describe('the stand-in for Google’s sign-in page', () => {
    const cookieOf = (response: Response) =>
      decodeURIComponent(/glumist_google=([^;]*);/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? '');

    it('answers a pop-up with a cookie and a redirect with a redirect back', async () => {
      const page = await fetch(`${local.url}/__local/google?way=redirect&back=/products%3Fq=mist`);
      expect(await page.text()).toContain('value="/products?q=mist"');
      const popup = await press('/__local/google/answer', { way: 'popup', email: ' Ravi@Example.com ' });
      expect(popup.status).toBe(200);
      expect(JSON.parse(cookieOf(popup))).toEqual({
        sub: 'local-google-ravi@example.com',
        email: 'ravi@example.com',
        email_verified: true,
        name: 'ravi',
      });
      const redirect = await press('/__local/google/answer', {
        way: 'redirect',
        back: '/products?q=mist',
        email: 'ravi@example.com',
        name: 'Ravi',
      });
      expect([redirect.status, redirect.headers.get('location')]).toEqual([303, '/products?q=mist']);
      expect(JSON.parse(cookieOf(redirect))).toMatchObject({ name: 'Ravi' });
    });

    it('accepts a cancellation, asks again for an invalid email, and redirects to no other site', async () => {
      const fields = { way: 'redirect', back: '//evil.example/' };
      const cancelled = await press('/__local/google/answer', { ...fields, cancel: 'yes' });
      expect([cookieOf(cancelled), cancelled.headers.get('location')]).toEqual(['cancelled', '/']);
      const wrong = await press('/__local/google/answer', { ...fields, email: 'ravi' });
      expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([400, null]);
      expect(await wrong.text()).toContain('Please enter an email address.');
      const stranger = await press('/__local/google/answer', fields, { origin: 'http://evil.example' });
      expect(stranger.status).toBe(403);
      expect((await fetch(`${local.url}/__local/google/answer`)).status).toBe(405);
    });
  });

  it('advances a shipment', async () => {
    const awb = await local.ship('GLM7');
    expect(await page()).toContain('GLM7');
    const pressed = await press(`/__local/shipments/${awb}/advance`, { status: 'out for delivery' });
    expect(pressed.status).toBe(303);
    expect(noticeOf(pressed)).toContain('out for delivery');
    const shipments = await fetch(`${local.courierUrl}/__sandbox/shipments`);
    expect(await shipments.json()).toMatchObject({
      shipments: [{ awb_number: awb, status: 'out for delivery' }],
    });
  });

  it('pays a test payment once', async () => {
    const order = await local.razorpay.order({ receipt: 'GLM8' });
    expect(await page()).toContain('₹449');
    await press(`/__local/payments/${order}/pay`, { outcome: 'captured' });
    expect((await local.razorpay.send('GET', `/v1/orders/${order}`)).json).toMatchObject({ status: 'paid' });
    const again = await press(`/__local/payments/${order}/pay`, { outcome: 'captured' });
    expect(again.headers.get('location')).toContain('failed=yes');
  });

  it('changes the mode of the SMTP server and sends due mails', async () => {
    await press('/__local/providers/mail/mode', { mode: 'bounce' });
    const mode = await fetch(`${local.mail.url}/__sandbox/mode`);
    expect(await mode.json()).toMatchObject({ mode: 'bounce' });
    expect(noticeOf(await press('/__local/providers/mail/mode', { mode: 'html' }))).toContain('no mode html');
    expect(noticeOf(await press('/__local/send-mails', {}))).toContain('{"ran":true}');
  });

  it('changes a provider’s mode and runs the reconciler', async () => {
    await press('/__local/providers/nimbuspost/mode', { mode: 'down' });
    const mode = await fetch(`${local.courierUrl}/__sandbox/mode`);
    expect(await mode.json()).toMatchObject({ mode: 'down' });
    expect(noticeOf(await press('/__local/providers/other/mode', { mode: 'down' }))).toContain('no provider');
    expect(noticeOf(await press('/__local/run-reconciler', {}))).toContain('{"ran":true}');
  });

  it('refuses actions from another site and by GET', async () => {
    const awb = await local.ship('GLM7');
    const path = `/__local/shipments/${awb}/advance`;
    const foreign = await press(path, { status: 'lost' }, { Origin: 'https://example.com' });
    expect(foreign.status).toBe(403);
    expect((await fetch(local.url + path)).status).toBe(405);
    const own = await press(path, { status: 'picked' }, { Origin: local.url });
    expect(own.status).toBe(303);
  });

  it('is complete when one service does not answer', async () => {
    local.stopAuth();
    await local.ship('GLM7');
    const text = await page();
    expect(text).toContain('GLM7');
    expect((await fetch(`${local.url}/__local/links.json`)).status).toBe(502);
  });

  it('answers 404 under its root and ignores other paths', async () => {
    expect((await fetch(`${local.url}/__local/nothing`)).status).toBe(404);
    expect((await fetch(`${local.url}/elsewhere`)).status).toBe(418);
  });
});
