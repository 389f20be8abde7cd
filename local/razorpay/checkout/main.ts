import { createGateway } from './gateway';
import { checkOptions, type CheckoutOptions, type Failure } from './options';
import { startSession, type Session } from './session';
import { createView } from './view';

type Listener = (failure: Failure) => void;

const script = document.currentScript as HTMLScriptElement;
const baseUrl = new URL(script.src).origin;

/** Razorpay's checkout as a test form. */
class Razorpay {
  private readonly options: CheckoutOptions;
  private readonly listeners: Listener[] = [];
  private session: Session | null = null;

  constructor(options?: CheckoutOptions) {
    this.options = checkOptions(options);
  }

  on(event: string, listener: Listener): void {
    if (event === 'payment.failed') this.listeners.push(listener);
  }

  open(): void {
    const view = createView(this.options, () => session);
    const session = startSession(this.options, createGateway(baseUrl, this.options), view, (failure) => {
      for (const listener of this.listeners) listener(failure);
    });
    this.session = session;
  }

  close(): void {
    this.session?.leave();
  }
}

Object.assign(window, { Razorpay });
