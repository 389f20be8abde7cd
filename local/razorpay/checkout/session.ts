import { type Gateway, type OpenOrder } from './gateway';
import { type CheckoutOptions, type Failure, mayRetry } from './options';

export type Screen =
  | { kind: 'loading' }
  | { kind: 'ready'; order: OpenOrder; problem: string | null }
  | { kind: 'busy'; order: OpenOrder }
  | { kind: 'leaving'; order: OpenOrder }
  | { kind: 'broken'; message: string };

export interface View {
  show(screen: Screen): void;
  close(): void;
}

/** The shopper's actions in an open form. */
export interface Session {
  pay(): Promise<void>;
  fail(): Promise<void>;
  /** Closes the form as if dismissed; the payment and its webhook follow seconds later. */
  payLate(): Promise<void>;
  /** Closes the form, after a confirmation if the shop asked for one. */
  dismiss(): void;
  stay(): void;
  leave(): void;
}

/** Runs a form from loading its order to the handler, a dismissal or a failure. `failed` notifies the listeners. */
export function startSession(
  options: CheckoutOptions,
  gateway: Gateway,
  view: View,
  failed: (failure: Failure) => void,
): Session {
  let screen: Screen = { kind: 'loading' };
  let open = true;

  function go(next: Screen): void {
    screen = next;
    if (open) view.show(next);
  }

  function end(after?: () => void): void {
    if (!open) return;
    open = false;
    clearTimeout(timer);
    view.close();
    after?.();
  }

  const leave = () => end(options.modal?.ondismiss);

  async function attempt(outcome: 'captured' | 'failed', webhook: 'now' | 'late'): Promise<void> {
    if (screen.kind !== 'ready') return;
    const { order } = screen;
    go({ kind: 'busy', order });
    const paid = await gateway.pay(outcome, webhook);
    switch (paid.kind) {
      case 'success':
        if (webhook === 'late') leave();
        else end(() => options.handler?.(paid.result));
        return;
      case 'failed':
        go({ kind: 'ready', order, problem: paid.failure.error.description });
        failed(paid.failure);
        if (!mayRetry(options)) leave();
        return;
      case 'refused':
        go({ kind: 'ready', order, problem: paid.message });
    }
  }

  async function load(): Promise<void> {
    const order = await gateway.order();
    if (!order) go({ kind: 'broken', message: 'This order is not known to the test payment provider.' });
    else if (order.status === 'paid') go({ kind: 'broken', message: 'This order is already paid.' });
    else go({ kind: 'ready', order, problem: null });
  }

  const timer = options.timeout ? setTimeout(leave, options.timeout * 1000) : undefined;
  view.show(screen);
  void load();

  return {
    pay: () => attempt('captured', 'now'),
    fail: () => attempt('failed', 'now'),
    payLate: () => attempt('captured', 'late'),
    dismiss() {
      if (screen.kind === 'busy') return;
      if (screen.kind === 'ready' && options.modal?.confirm_close)
        go({ kind: 'leaving', order: screen.order });
      else leave();
    },
    stay() {
      if (screen.kind === 'leaving') go({ kind: 'ready', order: screen.order, problem: null });
    },
    leave,
  };
}
