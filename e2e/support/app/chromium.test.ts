import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { QUIET } from './chromium';

it('turns off every feature that playwright turns off: Chromium takes only the last list', () => {
  const folder = path.dirname(createRequire(`${process.cwd()}/package.json`).resolve('playwright-core/package.json'));
  const source = readFileSync(path.join(folder, 'lib/coreBundle.js'), 'utf8');
  const list = /disabledFeatures = \[(.*?)\]/s.exec(source)?.[1] ?? '';
  const wanted = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(wanted.length).toBeGreaterThan(10);
  const off =
    QUIET.find((flag) => flag.startsWith('--disable-features='))
      ?.split('=')[1]
      ?.split(',') ?? [];
  expect(wanted.filter((name) => !off.includes(name ?? ''))).toEqual([]);
});
