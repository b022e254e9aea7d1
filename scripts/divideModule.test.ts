import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'lotsmith-divide-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a script in a Node of its own: the divider and what it writes are ES modules. Gives what it prints as JSON. */
function run(script: string): unknown {
  const ran = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  if (ran.status !== 0) throw new Error(ran.stderr);
  return JSON.parse(ran.stdout);
}

/** Divides `code`, loads first what is early and then the whole. */
function divided(code: string, early: readonly string[], look: string): unknown {
  writeFileSync(path.join(folder, 'code.js'), code);
  return run(`
    import { readFileSync, writeFileSync } from 'node:fs';
    import { divideModule } from './scripts/lib/divideModule.mjs';
    const folder = ${JSON.stringify(folder)};
    const ids = { earlyId: folder + '/early.mjs', lateId: folder + '/late.mjs' };
    const parts = divideModule(readFileSync(folder + '/code.js', 'utf8'), ${JSON.stringify(early)}, ids);
    for (const [name, code] of Object.entries(parts)) writeFileSync(folder + '/' + name + '.mjs', code);
    const early = await import(ids.earlyId);
    const whole = await import(folder + '/whole.mjs');
    console.log(JSON.stringify((${look})(parts, early, whole) ?? null));`);
}

const CODE = `
  import { sep } from 'node:path';
  let count = 0;
  const log = [];
  class Base { static made = []; kind() { return 'base' + sep; } }
  Base.first = null;
  class Late extends Base { kind() { return 'late ' + super.kind() + bump(); } }
  Late.all = [];
  function bump() { count += 1; return count; }
  function read() { return new Base().kind() + count; }
  function shadow(Late) { return Late; }
  function start() { log.push('started'); }
  const settings = { Late: 1, size: read() };
  start();
  export { read as a, Late as b, log, settings, bump as c, shadow };
`;

describe('divideModule', () => {
  it('leaves with the first what it needs and what runs at once, and everything works as before', () => {
    const seen = divided(
      CODE,
      ['read'],
      `({ early, late }, first, { a, b, c, log, settings, shadow }) => {
        c();
        return {
          early: /class Late/.test(early), late: /class Base|function start/.test(late),
          first: Object.keys(first).sort(), kind: new b().kind(), read: a(), log, size: settings.size,
          own: [b.all, b.first], shadow: shadow(3),
        };
      }`,
    );
    expect(seen).toEqual({
      early: false,
      late: false,
      // The counter's only writer has to be where the counter is.
      first: ['Base', 'bump', 'log', 'read'],
      kind: 'late base/2',
      read: 'base/2',
      log: ['started'],
      size: 'base/0',
      own: [[], null],
      shadow: 3,
    });
  });

  it('says which name a module does not have', () => {
    expect(() => divided(CODE, ['missing'], '() => 0')).toThrow('The module declares no missing.');
  });

  it.each(['export const a = 1;', "export * from 'node:path';", 'const { a } = process; export { a };'])(
    'refuses a module that it cannot divide: %s',
    (code) => {
      expect(() => divided(code, [], '() => 0')).toThrow(/can be divided|cannot be divided/);
    },
  );
});

describe('firebase/auth, divided', () => {
  it('starts without what belongs to popups, text messages and second factors, and keeps all its exports', () => {
    const seen = run(`
      import { createRequire } from 'node:module';
      import { readdirSync } from 'node:fs';
      import path from 'node:path';
      import { splitAuth } from './scripts/lib/splitAuthPlugin.mjs';
      const fromFirebase = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
      const main = path.dirname(fromFirebase.resolve('@firebase/auth/package.json'));
      const folder = path.join(main, 'dist/esm');
      const file = path.join(folder, readdirSync(folder).find((name) => /^index-.*\\.js$/.test(name)));
      const { load } = splitAuth();
      const classes = ({ code }) => [...code.matchAll(/^class (\\w+)/gm)].map(([, name]) => name);
      const exported = (code) => [...code.matchAll(/\\w+ as (\\w+)/g)].map(([, name]) => name).sort();
      const { readFileSync } = await import('node:fs');
      const list = readFileSync(file, 'utf8').split('\\nexport ')[1];
      console.log(JSON.stringify({
        early: classes(load(file + '?early')), late: classes(load(file + '?late')),
        whole: exported(load(file).code), before: exported(list),
      }));`) as Record<'early' | 'late' | 'whole' | 'before', string[]>;
    expect(seen.late).toEqual(
      expect.arrayContaining(['RecaptchaVerifier', 'PopupOperation', 'PhoneAuthProvider', 'TotpMultiFactorGenerator']),
    );
    expect(seen.early).toContain('AuthImpl');
    expect(seen.early.filter((name) => seen.late.includes(name))).toEqual([]);
    expect(seen.whole).toEqual(seen.before);
  });
});
