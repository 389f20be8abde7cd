import { jpegHeader } from '@/domain/pictures/testing';
import type { FakeServices } from '@/testing/fakeServices';

type Http = FakeServices['services']['http'];
type Outcome = Awaited<ReturnType<Http>>;

/** A file whose header is a picture's. jsdom gives no file its bytes, nor an address. */
export function pictureFile(name: string, width = 900, height = 1200): File {
  URL.createObjectURL = () => `blob:${name}`;
  URL.revokeObjectURL = () => undefined;
  const bytes = jpegHeader(width, height);
  return Object.assign(new File([bytes], name, { type: 'image/jpeg' }), {
    arrayBuffer: () => Promise.resolve(bytes.buffer),
  });
}

export const uploaded = (name: string) => ({
  src: `/media/${name}-800.webp`,
  width: 800,
  height: 1000,
  ground: '#c0563f',
});

/** Takes uploads, each answered when the test says so; every other call goes to `others`. */
export function uploadServer(others: Http = async () => ({ kind: 'network' })) {
  const open: { path: string; end: (outcome: Outcome) => void; sent: (share: number) => void }[] = [];
  let count = 0;
  const http: Http = (request) => {
    const { upload, path } = request;
    if (!upload) return others(request);
    return new Promise((end) => {
      upload.signal?.addEventListener('abort', () => end({ kind: 'network' }));
      open.push({ path, end, sent: (share) => upload.onSent?.(share) });
    });
  };
  const answer = (outcome: Outcome) => open.shift()?.end(outcome);
  return {
    http,
    open,
    /** Answers the running upload. */
    arrive(name = `made-${(count += 1)}`) {
      answer({ kind: 'answered', status: 200, body: { success: true, picture: uploaded(name) } });
    },
    fail: () => answer({ kind: 'network' }),
    refuse: (status: number, message: string) =>
      answer({ kind: 'answered', status, body: { success: false, code: 'refused', message } }),
  };
}
