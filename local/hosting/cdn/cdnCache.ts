import { type IncomingHttpHeaders } from 'node:http';
import { CACHE_TTL_SECONDS } from '@/domain/traffic/freshness';
import { isSameVariant, lifetimeOf, varyNames, type Lifetime, type OriginAnswer } from './cacheRules';

/** An answer of the cache, or of the function where it must not be stored. */
export interface SharedAnswer extends OriginAnswer {
  /** Whole seconds since the function answered. */
  ageSeconds: number;
  isHit: boolean;
}

interface Entry extends Lifetime {
  answer: OriginAnswer;
  storedAtMs: number;
  vary: string[];
  requestHeaders: IncomingHttpHeaders;
}

export interface SharedRequest {
  /** Host, path and query. */
  key: string;
  headers: IncomingHttpHeaders;
  /** Fetches from the function; with an ETag as a conditional request (304). */
  fetchOrigin: (etag: string | undefined) => Promise<OriginAnswer>;
}

const MAX_BYTES = 64 * 1024 * 1024;
const LARGEST_ANSWER_BYTES = 8 * 1024 * 1024;
/** After a purge, a function's instance may still answer from its own cache for this long. */
const SETTLING_MS = (CACHE_TTL_SECONDS.instance + 0.5) * 1000;

/**
 * Answers public requests like the CDN of Firebase Hosting: from memory while an answer is fresh, with the stale answer while
 * it revalidates, and with one request to the function for all waiting callers.
 */
export class CdnCache {
  /** Variants by key, least recently stored first. */
  readonly #entries = new Map<string, Entry[]>();
  readonly #pending = new Map<string, Promise<SharedAnswer>>();
  readonly #now: () => number;
  #bytes = 0;
  #purgedAtMs = -Infinity;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Rethrows the error of `fetchOrigin` when there is no stored answer. */
  async answer(request: SharedRequest): Promise<SharedAnswer> {
    const entry = this.#find(request);
    if (entry) {
      if (this.#ageMs(entry) >= entry.freshMs && !this.#pending.has(request.key)) {
        this.#refresh(request).catch((error: unknown) => console.error(`${request.key}: ${String(error)}`));
      }
      return this.#hit(entry);
    }
    const leader = this.#pending.get(request.key);
    if (!leader) return this.#refresh(request);
    await leader.catch(() => null);
    const stored = this.#find(request);
    return stored ? this.#hit(stored) : this.#refresh(request);
  }

  /** Empties the cache, so that an edit shows at once. Answers in flight are not stored either. */
  purge(): void {
    this.#entries.clear();
    this.#pending.clear();
    this.#bytes = 0;
    this.#purgedAtMs = this.#now();
  }

  #ageMs = (entry: Entry) => this.#now() - entry.storedAtMs;

  #hit(entry: Entry): SharedAnswer {
    const ageSeconds = Math.floor(this.#ageMs(entry) / 1000);
    return { ...entry.answer, ageSeconds, isHit: true };
  }

  /** The stored answer for a request, fresh or stale. */
  #variant({ key, headers }: SharedRequest): Entry | null {
    const variants = this.#entries.get(key) ?? [];
    return variants.find(({ vary, requestHeaders }) => isSameVariant(vary, requestHeaders, headers)) ?? null;
  }

  #find(request: SharedRequest): Entry | null {
    const entry = this.#variant(request);
    return entry && this.#ageMs(entry) < entry.freshMs + entry.staleMs ? entry : null;
  }

  #refresh(request: SharedRequest): Promise<SharedAnswer> {
    const { key } = request;
    const fetched = this.#fetch(request).finally(() => {
      if (this.#pending.get(key) === fetched) this.#pending.delete(key);
    });
    this.#pending.set(key, fetched);
    return fetched;
  }

  async #fetch(request: SharedRequest): Promise<SharedAnswer> {
    const askedAtMs = this.#now();
    const known = this.#variant(request);
    const fetched = await request.fetchOrigin(known?.answer.headers.etag);
    const isUnchanged = known !== null && fetched.status === 304;
    const answer = isUnchanged ? { ...known.answer, headers: merge(known.answer, fetched) } : fetched;
    const isSettled = askedAtMs >= this.#purgedAtMs + SETTLING_MS;
    // A failing function does not replace its last good answer.
    if (isSettled && answer.status < 500) this.#store(request, answer);
    return { ...answer, ageSeconds: 0, isHit: false };
  }

  #store({ key, headers }: SharedRequest, answer: OriginAnswer): void {
    const lifetime = answer.body.length <= LARGEST_ANSWER_BYTES ? lifetimeOf(answer) : null;
    const vary = varyNames(answer.headers);
    const stored = { answer, storedAtMs: this.#now(), vary, requestHeaders: headers };
    this.#replace(key, headers, lifetime && { ...stored, ...lifetime });
  }

  #replace(key: string, headers: IncomingHttpHeaders, entry: Entry | null): void {
    const before = this.#entries.get(key) ?? [];
    const others = before.filter(({ vary, requestHeaders }) => !isSameVariant(vary, requestHeaders, headers));
    this.#delete(key);
    const variants = entry ? [...others, entry] : others;
    if (variants.length > 0) this.#entries.set(key, variants);
    this.#bytes += bytesOf(variants);
    for (const [oldest] of this.#entries) {
      if (this.#bytes <= MAX_BYTES) return;
      this.#delete(oldest);
    }
  }

  #delete(key: string): void {
    this.#bytes -= bytesOf(this.#entries.get(key) ?? []);
    this.#entries.delete(key);
  }
}

/** Stored headers updated by those of a 304, except for its content length. */
function merge(known: OriginAnswer, { headers }: OriginAnswer): IncomingHttpHeaders {
  const { 'content-length': length } = known.headers;
  return { ...known.headers, ...headers, ...(length === undefined ? {} : { 'content-length': length }) };
}

const bytesOf = (variants: readonly Entry[]) =>
  variants.reduce((sum, { answer }) => sum + answer.body.length, 0);
