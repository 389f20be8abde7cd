const TIMEOUT_MS = 10_000;

/** Calls a part of the stack and reads JSON; throws a sentence when the answer is not a 2xx. */
export async function callShop(
  url: string,
  request: { method?: 'GET' | 'POST'; body?: unknown; headers?: Record<string, string> } = {},
): Promise<unknown> {
  const { method = 'GET', body, headers = {} } = request;
  const response = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${String(response.status)}: ${text}`);
  return JSON.parse(text);
}
