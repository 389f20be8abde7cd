/** An upload as far as it has come. */
export interface ByteUpload {
  bytes: Blob;
  /** Told how much of it has left, from 0 to 1. */
  onSent?: (share: number) => void;
  /** Gives it up. */
  signal?: AbortSignal;
}

/** Sends bytes with XMLHttpRequest, since fetch does not say how far an upload has come. Rejects when nothing was answered. */
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
