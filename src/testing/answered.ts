/** What `services.http` returns for an answer of the server. */
export const answered = (status: number, body: object) => ({ kind: 'answered' as const, status, body });
