/** The modules of firebase-tools that hold its Auth emulator; the package ships no types. */
declare module 'firebase-tools/lib/emulator/auth/server' {
  import type { RequestListener } from 'node:http';
  import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state';

  export function createApp(
    defaultProjectId: string,
    singleProjectMode: number,
    projectStateForId: Map<string, AgentProjectState>,
  ): Promise<RequestListener>;
}

declare module 'firebase-tools/lib/emulator/auth/errors' {
  /** Answered as status 400 with this message. */
  export class BadRequestError extends Error {}
}

declare module 'firebase-tools/lib/emulator/auth/state' {
  export interface VerificationCode {
    phoneNumber: string;
    sessionInfo: string;
    code: string;
  }
  export class AgentProjectState {
    constructor(projectId: string);
    config: object;
    enableImprovedEmailPrivacy: boolean;
    verificationCodes: Map<string, VerificationCode>;
    createVerificationCode(phoneNumber: string): VerificationCode;
    getVerificationCodeBySessionInfo(sessionInfo: string): VerificationCode | undefined;
    listVerificationCodes(): Iterable<VerificationCode>;
  }
}
