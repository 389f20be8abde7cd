import { formatPaise, paise } from '@/domain/money/money';
import { type CheckoutOptions } from './options';
import { type Screen, type Session, type View } from './session';
import { STYLES } from './styles';

type Child = Node | string;

/** Renders the form as a modal dialog in a shadow root; each press calls `session`. */
export function createView(options: CheckoutOptions, session: () => Session): View {
  const host = document.createElement('div');
  host.dataset['razorpayCheckout'] = '';
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  root.adoptedStyleSheets = [sheet];

  const body = element('div', { className: 'body' });
  const dialog = element('dialog', { ariaLabel: 'Test payment' }, [
    head(options, () => session().dismiss()),
    element('p', { className: 'test' }, ['Test payment: no money moves.']),
    body,
  ]);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    if (options.modal?.escape !== false) session().dismiss();
  });
  root.append(dialog);

  return {
    show(screen) {
      body.replaceChildren(...draw(screen, options, session));
      if (!host.isConnected) document.body.append(host);
      if (!dialog.open) dialog.showModal();
      body.querySelector<HTMLElement>('[data-focus]')?.focus();
    },
    close() {
      dialog.close();
      host.remove();
    },
  };
}

function draw(screen: Screen, options: CheckoutOptions, session: () => Session): Child[] {
  switch (screen.kind) {
    case 'loading':
      return [element('p', { role: 'status' }, ['Loading the payment…'])];
    case 'broken':
      return [alert(screen.message), button('Close', () => session().leave(), 'act')];
    case 'leaving':
      return [
        element('p', {}, ['Leave without paying?']),
        button('No, go on', () => session().stay(), 'act'),
        button('Yes, leave', () => session().leave()),
      ];
    case 'ready':
    case 'busy':
      return form(screen, options, session);
  }
}

function form(
  screen: Extract<Screen, { kind: 'ready' | 'busy' }>,
  options: CheckoutOptions,
  session: () => Session,
): Child[] {
  const amount = formatPaise(paise(screen.order.amount_due));
  const { name, email, contact } = options.prefill ?? {};
  const facts = [`Order ${screen.order.id}`, [name, email, contact].filter(Boolean).join(' · ')];
  const busy = screen.kind === 'busy';
  const actions = [
    button(busy ? 'Paying…' : `Pay ${amount}`, () => void session().pay(), 'act'),
    button('Fail the payment', () => void session().fail()),
    button('Pay late', () => void session().payLate(), '', 'Closes now; the money comes a few seconds later'),
  ];
  for (const action of actions) action.disabled = busy;
  return [
    element('p', { className: 'amount' }, [amount]),
    element(
      'div',
      { className: 'facts' },
      facts.filter(Boolean).map((fact) => element('p', {}, [fact])),
    ),
    ...(screen.kind === 'ready' && screen.problem ? [alert(screen.problem)] : []),
    ...actions,
  ];
}

function head(options: CheckoutOptions, dismiss: () => void): HTMLElement {
  const title = element('h2', {}, [options.name || 'Payment']);
  if (options.description) title.append(element('small', {}, [options.description]));
  const close = button('×', dismiss, 'close');
  close.ariaLabel = 'Close the payment';
  const image = options.image ? [element('img', { src: options.image, alt: '' })] : [];
  return element('header', {}, [...image, title, close]);
}

function alert(text: string): HTMLElement {
  return element('p', { className: 'problem', role: 'alert' }, [text]);
}

function button(label: string, press: () => void, className = '', hint = ''): HTMLButtonElement {
  const made = element('button', { type: 'button', className }, [label]);
  if (hint) made.append(element('small', {}, [hint]));
  if (className === 'act') made.dataset['focus'] = '';
  made.addEventListener('click', press);
  return made;
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  children: Child[] = [],
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}
