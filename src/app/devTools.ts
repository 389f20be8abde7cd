/** In production Redux DevTools are attached only with `?devtools` in the address. */
export function wantsDevTools(environment: string | undefined, search: string): boolean {
  return environment !== 'production' || new URLSearchParams(search).has('devtools');
}
