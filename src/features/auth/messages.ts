/** The texts of the panel: those of the specification word for word, and further ones. */
export const messages = {
  verificationSent: (email: string) =>
    `A verification email has been sent to ${email}. Please check your inbox (and spam folder), verify your email, and refresh the page to continue.`,
  verificationNotSent: (message: string) =>
    `Your account is made, but the verification email could not be sent: ${message} Please send it again with the button that appears here.`,
  verified: 'Email verified successfully!',
  alreadyVerified: 'Email is already verified!',
  resent: (email: string) => `Verification email resent to ${email}`,
  resendFailed: (message: string) => `Error resending email: ${message}`,
  prefilled: 'Email verifies successfully! Please log in.',
  unverified: 'Please verify your email before logging in.',
  tooManyTries: (seconds: number) => `Too many tries. Try again in ${seconds}s`,
  tryNow: 'You can try again now',
  failed: (message: string) => `Error: ${message}`,
  resetSent: 'Password reset email sent! Please check your inbox.',
  emailMissing: 'Please enter your email.',
  emailWrong: 'Please enter a valid email address.',
  submitBusy: 'Verifying...',
  resend: 'Resend Verification Email',
  resendIn: (seconds: number) => `Resend in ${seconds}s`,
  credentialFields: {
    email: 'Email',
    password: 'Password',
    /** Of a new one: the shortest that Firebase takes. */
    passwordHint: 'At least 6 characters',
  },
  loginForm: {
    or: 'or',
    continueWithGoogle: 'Continue with Google',
    forgotPassword: 'Forgot Password?',
    trackOrder: 'Track an order without logging in',
  },
  /** An answer of Firebase did not come, with any way to log in but the password. */
  noConnection: 'There is no connection. Please check it and try again.',
  loginPanel: {
    offline: 'You are offline. You can log in once you are connected again.',
  },
  otherMode: {
    newHere: 'New here?',
    beenHereBefore: 'Been here before?',
  },
  resetDialog: {
    title: 'Reset Your Password',
    text: 'Enter the email you registered with. We send you a link to choose a new password.',
    email: 'Email',
    send: 'Send reset email',
  },
  verificationWait: {
    openLink: (email: string) =>
      `Open the link that we sent to ${email}, then come back to this page. If you opened it on another device, refresh this page and log in.`,
    changeEmail: 'Change Email',
  },
  readCredentials: {
    passwordMissing: 'Please enter your password.',
  },
  sessionSaga: {
    loggedOut: 'You are logged out.',
    perhapsChanged: (email: string) =>
      `Your session has ended. If you opened the link in our mail, log in with ${email} from now on.`,
    unsavedForgotten: 'Changes that you have not saved are lost when you log out.',
  },
  modes: {
    login: 'Login',
    register: 'Register',
    registration: 'Registration',
  },
};
