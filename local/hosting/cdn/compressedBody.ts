import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type OriginAnswer } from './cacheRules';

const withBrotli = promisify(brotliCompress);
const withGzip = promisify(gzip);

/** Compressible content types, and the smallest size in bytes that is worth compressing. */
export const COMPRESSIBLE = /javascript|json|svg|xml|^text\//;
export const LEAST_BYTES = 1024;

/** For 115 KB of HTML: 23.5 KB after 11 ms of CPU for the first caller, 20.7 KB after 200 ms for later ones. */
const BROTLI_QUICK = 5;
const BROTLI_SMALL = 11;

export type Encoding = 'br' | 'gzip';

/**
 * Compressed copies of a body, each made once. The first caller of an encoding gets a quickly compressed copy; from the second
 * caller on the smallest copy is made, because Firebase Hosting caches compressed answers.
 */
export class CompressedBody {
  readonly #body: Buffer;
  readonly #isCompressible: boolean;
  readonly #copies = new Map<Encoding, Promise<Buffer>>();
  #isSmallMade = false;

  constructor({ body, headers }: OriginAnswer) {
    this.#body = body;
    this.#isCompressible =
      headers['content-encoding'] === undefined &&
      COMPRESSIBLE.test(headers['content-type'] ?? '') &&
      body.length >= LEAST_BYTES;
  }

  /** The encoding to send to a caller with this Accept-Encoding; null for the plain body. */
  choose(accepted: string | string[] | undefined): Encoding | null {
    if (!this.#isCompressible) return null;
    const text = String(accepted ?? '');
    if (/\bbr\b/.test(text)) return 'br';
    return /\bgzip\b/.test(text) ? 'gzip' : null;
  }

  bytes(encoding: Encoding): Promise<Buffer> {
    const copy = this.#copies.get(encoding);
    if (copy) {
      if (encoding === 'br') this.#makeSmall();
      return copy;
    }
    const made = encoding === 'br' ? this.#brotli(BROTLI_QUICK) : withGzip(this.#body, { level: 9 });
    this.#copies.set(encoding, made);
    return made;
  }

  #makeSmall(): void {
    if (this.#isSmallMade) return;
    this.#isSmallMade = true;
    void this.#brotli(BROTLI_SMALL).then((small) => this.#copies.set('br', Promise.resolve(small)));
  }

  #brotli(quality: number): Promise<Buffer> {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: this.#body.length,
    };
    return withBrotli(this.#body, { params });
  }
}
