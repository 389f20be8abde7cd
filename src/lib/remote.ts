/** A value that is loaded over the network, with its status. */
export type Remote<T> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; message: string };

export const idle: { status: 'idle' } = { status: 'idle' };
export const loading: { status: 'loading' } = { status: 'loading' };
export const ready = <T>(value: T): Remote<T> => ({ status: 'ready', value });
export const failed = (message: string): { status: 'failed'; message: string } => ({
  status: 'failed',
  message,
});

/** The value, or undefined. */
export function valueOf<T>(remote: Remote<T>): T | undefined {
  return remote.status === 'ready' ? remote.value : undefined;
}

/** Whether the request has ended, also by a failure. */
export const isAnswered = ({ status }: Remote<unknown>): boolean => status === 'ready' || status === 'failed';
