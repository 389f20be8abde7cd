/** An upload in progress. */
export interface ByteUpload {
  bytes: Blob;
  /** Called with the sent share, from 0 to 1. */
  onSent?: (share: number) => void;
  /** Cancels it. */
  signal?: AbortSignal;
}

/**
 * Sends bytes with XMLHttpRequest, because fetch does not report the progress of an upload. Rejects without an answer.
 */
export function sendBytes(
  path: string,
  headers: Readonly<Record<string, string>>,
  { bytes, onSent, signal: uploadSignal }: ByteUpload,
  signal: AbortSignal,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open('POST', path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onSent?.(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onSent?.(1);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = request.onabort = () => reject(new Error('The upload did not arrive'));
    request.onloadend = () => {
      for (const source of [uploadSignal, signal]) source?.removeEventListener('abort', abort);
    };
    for (const source of [uploadSignal, signal]) source?.addEventListener('abort', abort);
    if (uploadSignal?.aborted || signal.aborted) reject(new Error('The upload was given up'));
    else request.send(bytes);
  });
}
