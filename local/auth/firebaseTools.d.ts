/** The two modules of firebase-tools that hold its Auth emulator; the package ships no types. */
declare module 'firebase-tools/lib/emulator/auth/server' {
  import type { RequestListener } from 'node:http';
  import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state';

  export function createApp(
    defaultProjectId: string,
    singleProjectMode: number,
    projectStateForId: Map<string, AgentProjectState>,
  ): Promise<RequestListener>;
}

declare module 'firebase-tools/lib/emulator/auth/state' {
  export class AgentProjectState {
    constructor(projectId: string);
    config: object;
    enableImprovedEmailPrivacy: boolean;
  }
}
