/** In production Redux DevTools are attached only where `?devtools` asks for them. */
export function wantsDevTools(environment: string | undefined, search: string): boolean {
  return environment !== 'production' || new URLSearchParams(search).has('devtools');
}
