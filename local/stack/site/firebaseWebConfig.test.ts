import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { productionWebConfig } from './firebaseWebConfig';

const config = {
  apiKey: 'AIza',
  projectId: 'glumist-shop',
  authDomain: 'glumist.example',
  appId: '1:2:web:3',
};

describe('productionWebConfig', () => {
  let folder: string;
  let file: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'glumist-web-'));
    file = path.join(folder, 'firebase.web.json');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('reads the environment before the file', () => {
    writeFileSync(file, JSON.stringify(config));
    expect(productionWebConfig({}, file)).toEqual(config);
    const other = { ...config, projectId: 'other' };
    expect(productionWebConfig({ GLUMIST_FIREBASE_CONFIG: JSON.stringify(other) }, file)).toEqual(other);
  });

  it.each([
    ['is missing', null, 'needs the Firebase'],
    ['is no JSON', '{', 'is not JSON'],
    ['lacks a key', JSON.stringify({ ...config, apiKey: '' }), 'needs apiKey'],
    ['is no object', '"x"', 'needs apiKey'],
  ])('says what to do when the configuration %s', (_what, text, sentence) => {
    if (text !== null) writeFileSync(file, text);
    expect(() => productionWebConfig({}, file)).toThrow(sentence);
    expect(() => productionWebConfig({}, file)).toThrow('GLUMIST_FIREBASE_CONFIG');
  });

  // Firebase's CLI names the project to the commands that it runs before a deploy.
  it('refuses the configuration of another project than the one that is deployed', () => {
    writeFileSync(file, JSON.stringify(config));
    expect(productionWebConfig({ GCLOUD_PROJECT: 'glumist-shop' }, file)).toEqual(config);
    const deploy = () => productionWebConfig({ GCLOUD_PROJECT: 'glumist-staging' }, file);
    expect(deploy).toThrow('is of the project glumist-shop, but glumist-staging is deployed');
    expect(deploy).toThrow('GLUMIST_FIREBASE_CONFIG');
  });
});
