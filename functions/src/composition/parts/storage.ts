import { setting, storageBucket } from '../../platform/config';
import { settings } from '../../platform/settings';
import { cloudStorage } from '../../gateways/storage/cloudStorage';
import { accessToken } from '../../gateways/firebase/firebase';
import type { FileStore } from '../../gateways/storage/fileStore';

let opened: FileStore | undefined;

/** The bucket of the pictures. */
export function storage(): FileStore {
  const baseUrl = setting('STORAGE_BASE_URL');
  opened ??= cloudStorage({
    baseUrl,
    bucket: storageBucket(),
    // The access token goes to Google alone; an emulator gets what emulators accept.
    token: baseUrl === settings.STORAGE_BASE_URL ? accessToken : () => Promise.resolve('owner'),
  });
  return opened;
}
