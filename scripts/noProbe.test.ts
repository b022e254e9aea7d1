import { spawnSync } from 'node:child_process';

/** Runs the plugin in a Node of its own: it is an ES module. Gives what it makes of Firestore's transport. */
function changed(prepare: string): string {
  const script = `
    import { createRequire } from 'node:module';
    import { readFileSync } from 'node:fs';
    import path from 'node:path';
    import { noProbe } from './scripts/lib/noProbePlugin.mjs';
    const { resolve } = createRequire(createRequire(import.meta.url).resolve('@firebase/firestore/package.json'));
    const folder = path.dirname(resolve('@firebase/webchannel-wrapper/package.json'));
    const file = path.join(folder, 'dist/webchannel-blob/esm/webchannel_blob_es2018.js');
    const { filter, handler } = noProbe().transform;
    if (!filter.id.test(file)) throw new Error('Not taken for the transport.');
    const code = readFileSync(file, 'utf8');
    console.log(handler((${prepare})(code)).code);`;
  const ran = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  if (ran.status !== 0) throw new Error(ran.stderr);
  return ran.stdout;
}

describe('noProbe', () => {
  it('answers in place of the image from google.com that there is no network, without asking', () => {
    expect(changed('(code) => code')).toMatch(
      /"\/\/www\.google\.com\/images\/cleardot\.gif"\);[^{}]*?(\w+)\?(\w+)\(!1\):\w+\(\w+\.toString\(\),\2\)/,
    );
  });

  it('stops the build when the transport is written in another way', () => {
    expect(() => changed("(code) => code.replace('cleardot', 'other')")).toThrow('in another way than before');
  });
});
