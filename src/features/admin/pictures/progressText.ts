import { messages } from './messages';
import type { Upload } from './uploadsSlice';

/** The progress of an upload, or why it failed. */
export function progressText({ state }: Upload): string {
  switch (state.status) {
    case 'waiting':
      return messages.progress.waiting;
    case 'sending':
      return messages.progress.sending(state.percent);
    case 'preparing':
      return messages.progress.preparing;
    case 'failed':
      return state.reason;
    case 'done':
      return messages.progress.done;
  }
}
