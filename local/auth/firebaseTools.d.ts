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
  /** Throws a BadRequestError. */
  export function assert(condition: unknown, message: string): asserts condition;
}

declare module 'firebase-tools/lib/emulator/auth/operations' {
  import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state';

  /** The fields of the requests that the local stack handles itself. */
  export interface RequestBody {
    idToken?: string;
    oobCode?: string;
    requestType?: string;
    email?: string;
    newEmail?: string;
    displayName?: string;
    grantType?: string;
    refreshToken?: string;
    mfaEnrollmentId?: string;
    mfaPendingCredential?: string;
    totpEnrollmentInfo?: object;
    totpVerificationInfo?: { sessionInfo?: string; verificationCode?: string };
  }
  /** Answers the body of a 200, or throws. */
  export type Operation<Project> = (project: Project, body: RequestBody, context: object) => unknown;

  export interface AuthOperations<Project = AgentProjectState> {
    identitytoolkit: {
      accounts: {
        lookup: Operation<Project>;
        sendOobCode: Operation<Project>;
        resetPassword: Operation<Project>;
        update: Operation<Project>;
        signInWithPassword: Operation<Project>;
        signInWithEmailLink: Operation<Project>;
        signInWithIdp: Operation<Project>;
        mfaEnrollment: object;
        mfaSignIn: object;
      };
    };
    securetoken: { token: Operation };
  }
  export const authOperations: AuthOperations;
}

declare module 'firebase-tools/lib/emulator/auth/state' {
  export interface VerificationCode {
    phoneNumber: string;
    sessionInfo: string;
    code: string;
  }
  /** The code of a mail. */
  export interface OobCode {
    email: string;
    /** Of a link that changes the account's address; it was mailed there. */
    newEmail?: string;
    requestType: string;
    oobCode: string;
    oobLink: string;
    /** The account of a link that changes its address, gives it back or removes an authenticator app. */
    localId?: string;
    factorId?: string;
  }
  export interface MfaEnrollment {
    mfaEnrollmentId: string;
    displayName?: string;
    enrolledAt: string;
    /** Of an authenticator app. */
    totpInfo?: object;
    /** Of a phone. */
    phoneInfo?: string;
  }
  export interface StoredUser {
    localId: string;
    email?: string;
    emailVerified?: boolean;
    disabled?: boolean;
    lastLoginAt?: string;
    /** Seconds since 1970: earlier sessions have ended. */
    validSince?: string;
    mfaInfo?: MfaEnrollment[];
  }
  export class AgentProjectState {
    constructor(projectId: string);
    config: object;
    enableImprovedEmailPrivacy: boolean;
    verificationCodes: Map<string, VerificationCode>;
    createVerificationCode(phoneNumber: string): VerificationCode;
    getVerificationCodeBySessionInfo(sessionInfo: string): VerificationCode | undefined;
    listVerificationCodes(): Iterable<VerificationCode>;
    createOob(
      email: string,
      newEmail: string | undefined,
      requestType: string,
      linkOf: (oobCode: string) => string,
    ): OobCode;
    validateOobCode(oobCode: string): OobCode | undefined;
    listOobCodes(): Iterable<OobCode>;
    deleteOobCode(oobCode: string): boolean;
    validateMfaEnrollments(enrollments: MfaEnrollment[]): MfaEnrollment[];
    getUserByEmail(email: string): StoredUser | undefined;
    getUserByLocalId(localId: string): StoredUser | undefined;
    updateUserByLocalId(localId: string, fields: Partial<StoredUser>): StoredUser;
    createRefreshTokenFor(
      user: StoredUser,
      provider: string,
      options: { secondFactor: { identifier: string; provider: string } | undefined },
    ): string;
    validateRefreshToken(token: string): { user: StoredUser };
  }
}
