import webConfig from '../../../webpack.config';
import { localWebConfig } from '../../stack/site/firebaseWebConfig';

test('a chunk may take 120 seconds, as the specification says', () => {
  const build = { kind: 'local', dev: false, firebase: localWebConfig, output: '/nowhere' } as const;
  expect(webConfig(build).output?.chunkLoadTimeout).toBe(120_000);
});
