export const messages = {
  saved: 'Saved.',
  switchedOn: 'Notifications are on for this device.',
  switchedOff: 'Notifications are off for that device.',
  testSent: 'Sent. It should be there in a moment.',
  testFailed: 'The push service of this browser does not take it now. Please try again in a minute.',
  pushOff: 'This shop sends no notifications to devices yet.',
  noSuchDevice: 'This device is not on your list any more. Switch notifications on again on it.',
  otherKeys: 'The notification keys of this browser have changed. Switch notifications off and on again.',
  tooManyDevices: (most: number) => `You have notifications on ${most} devices. Remove one of them first.`,
};
