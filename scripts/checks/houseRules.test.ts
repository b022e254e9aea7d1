import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const repository = path.resolve(__dirname, '../..');

/** One bad file per rule, and the good twin that the rule must leave alone. */
const cases = [
  ['generator-without-yield', 'src/sagas/bad.ts', 'function* go() {}\nexport function* bad() { go(); }'],
  [
    'plain-yield-of-effect',
    'src/sagas/badYield.ts',
    "import { put } from 'typed-redux-saga';\nexport function* bad() { yield put({ type: 'x' }); }",
  ],
  [
    'swallowed-end',
    'src/sagas/badEnd.ts',
    'function* listen() { try { yield 1; } finally { yield 2; } }\nexport function* bad() { yield* listen(); yield 3; }',
  ],
  [
    'swallowed-end',
    'src/sagas/badEndElsewhere.ts',
    "import { passOn as go } from './goodEnd';\nexport function* bad() { for (;;) { yield* go(); } }",
  ],
  [
    'swallowed-end',
    'src/sagas/badEndInVariable.ts',
    'const listen = function* () { try { yield 1; } finally { yield 2; } };\nexport function* bad() { yield* listen(); yield 3; }',
  ],
  [
    'swallowed-end',
    'src/sagas/badEndChosen.ts',
    "import { passOn } from './goodEnd';\nfunction* rest() {}\nexport function* bad() { yield* isOn ? passOn() : rest(); yield 3; }",
  ],
  [
    'open-action-channel',
    'src/sagas/badChannel.ts',
    "import { actionChannel as open } from 'typed-redux-saga';\nexport function* bad() { yield* open('x'); }",
  ],
  [
    'raw-store-hooks',
    'src/features/lots/BadHook.tsx',
    "import { useDispatch } from 'react-redux';\nexport const bad = useDispatch;",
  ],
  ['meta-reader', 'src/features/lots/badMeta.ts', 'export const bad = import.meta.env.MODE;'],
  [
    'dispatch-in-effect',
    'src/features/lots/BadEffect.tsx',
    'export function Bad() { const send = useAppDispatch(); useEffect(() => { send(load()); }, []); return null; }',
  ],
  [
    'panel-in-component',
    'src/features/lots/BadPanel.tsx',
    'export function useBad() { const [isOpen, setOpen] = useState(false); return isOpen; }',
  ],
  ['text-outside-area', 'src/features/lots/BadText.tsx', 'export const Bad = () => <p>Send the lot</p>;'],
  [
    'text-outside-area',
    'src/features/lots/BadExpression.tsx',
    "export const Bad = ({ n }: { n: number }) => <p>{n === 1 ? 'one lot' : `${n} lots`}</p>;",
  ],
  ['text-outside-area', 'src/app/BadName.tsx', 'export const Bad = () => <i aria-label="Send" />;'],
  [
    'text-outside-area',
    'src/shared/ui/BadHint.tsx',
    'export const Bad = ({ n }: { n: number }) => <Field hint={`${n} of them`} />;',
  ],
  ['text-outside-area', 'src/sagas/badToast.ts', "export const bad = () => tell({ kind: 'info', message: 'Sent' });"],
  ['silently-disabled', 'src/features/lots/BadButton.tsx', 'export const Bad = () => <button disabled={!ready} />;'],
  [
    'silently-disabled',
    'src/app/BadOption.tsx',
    'export const Bad = () => <li role="option" aria-disabled={!ready} />;',
  ],
  ['silently-disabled', 'src/features/lots/BadInput.tsx', 'export const Bad = () => <input value={text} readOnly />;'],
  ['counted-wait', 'src/sagas/badRounds.test.ts', 'it("waits", async () => { await settle(40); });'],
  [
    'counted-wait',
    'src/sagas/badLoop.test.ts',
    'const rest = async () => { for (let i = 0; i < 50; i += 1) await Promise.resolve(); };',
  ],
  [
    'counted-wait',
    'src/testing/badTurns.ts',
    'const rest = async () => { for (let i = 0; i < 9; i += 1) { await new Promise((go) => setImmediate(go)); } };',
  ],
  [
    'counted-wait',
    'src/features/lots/BadPause.test.tsx',
    'const pause = () => new Promise((resolve) => setTimeout(resolve, 20));',
  ],
  ['old-word', 'src/features/lots/badWord.ts', 'export const bad = { foresight: 1 };'],
  ['old-word', 'src/sagas/badWake.ts', 'export const createWakeChannel = () => null;'],
  ['old-word', 'src/sagas/wakeUp.ts', 'export const fine = 1;'],
  ['old-word', 'src/shared/ui/BadWord.tsx', 'export const Bad = () => <RestingButton />;'],
  ['old-word', 'src/sagas/badTime.ts', 'export const bad = { toldAt: 1 };'],
  ['old-word', 'src/sagas/tellSale.ts', 'export const fine = 1;'],
  ['old-word', 'src/services/badStore.ts', 'export const bad = { unsealed: [] };'],
  ['old-word', 'src/features/lots/NumberWays.tsx', 'export const fine = 1;'],
  ['old-word', 'src/services/badTells.ts', 'export const tellsFields = 1;'],
  [
    'old-word',
    'firestore.rules',
    "service x {\n  // Fine.\n  function toldLot(was) { return was.get('title', ''); }\n}",
  ],
  ['old-word', 'storage.rules', 'service x {\n  function tells(told) { return true; }\n}'],
  ['old-word', 'e2e/work/badWake.e2e.ts', 'export const wake = 1;'],
  ['old-word', 'scripts/bad.mjs', 'export const unheard = 1;'],
  ['title-word', 'src/sagas/badTitle.test.ts', "it('says what it has heard', () => undefined);"],
  ['title-word', 'src/shared/badTable.test.tsx', "describe.each([1])('what there is of %s', () => undefined);"],
  ['title-word', 'e2e/work/badTitle.e2e.ts', 'test(`wakes up ${1}`, () => undefined);'],
  ['title-word', 'rules/cases/badTitle.services.ts', "test.each`a\n${1}`('of news', () => undefined);"],
  ['operation-kind', 'src/sagas/badKind.ts', "export const bad = ({ kind }) => kind === 'moveLot';"],
  [
    'operation-kind',
    'src/services/lots/badSwitch.ts',
    "export function bad({ kind }) { switch (kind) { case 'addPhoto': return 1; default: return 0; } }",
  ],
  ['operation-kind', 'src/sagas/badList.ts', "const EDITS = ['editLot', 'editPrivate'] as const;"],
  ['operation-kind', 'src/sagas/badSet.ts', "export const bad = new Set<string>(['editLot']);"],
  ['operation-kind', 'src/sagas/badLookup.ts', "export const bad = ({ kind }) => ['editLot'].includes(kind);"],
  ['operation-kind', 'src/sagas/badHas.ts', "export const bad = kinds.has('editLot');"],
  ['operation-kind', 'src/services/lots/badQuery.ts', "export const bad = where('kind', '==', 'removePhoto');"],
  ['operation-kind', 'src/sagas/badCast.ts', "export const bad = (kind) => kind === ('moveLot' as const);"],
  ['no-barrel', 'src/features/lots/index.ts', 'export {};'],
  ['raw-length', 'src/shared/ui/Bad.module.css', '.bad {\n  padding: var(--space-1) 0.3125rem;\n}'],
  ['raw-length', 'src/app/badType.css', '.bad { font-size: clamp(1rem, 2vw, 2rem); }'],
  ['machine-path', 'docs/bad.md', `See /${'home'}/someone/file.txt`],
  ['locked-registry', 'package-lock.json', '{"resolved": "https://registry.example/x.tgz"}'],
] as const;

const good: Readonly<Record<string, string>> = {
  'src/sagas/good.ts':
    "import { put } from 'typed-redux-saga';\nfunction* go() {}\nexport function* good() { yield* go(); yield* put({ type: 'x' }); }",
  'src/sagas/base/withActions.ts':
    "import { actionChannel } from 'typed-redux-saga';\nexport function* good() { yield* actionChannel('x'); }",
  'src/sagas/goodEnd.ts':
    'function* listen() { try { yield 1; } finally { yield 2; } }\nexport function* passOn() { yield 0; if (a) yield* listen(); else return yield* listen(); }\nexport function* good() { yield* call(listen); yield* quiet(); yield 3; }\nfunction* quiet() { try { yield 1; } finally { stop(); } }',
  'src/sagas/goodEndGiven.ts':
    "import { passOn } from './goodEnd';\nexport function* good(passOn: Work) { yield* passOn(); yield 3; }\nexport function* typed() { yield 1; return (yield* passOn()) as never; }",
  'src/features/lots/Good.tsx':
    'export function Good() { const send = useAppDispatch(); useEffect(() => { document.title = "x"; }, []); return <b onClick={() => send(load())} />; }',
  'src/features/lots/useGood.ts': 'export function useGood() { const [typed, type] = useState(""); return typed; }',
  'src/features/lots/GoodTexts.tsx':
    "export const Good = ({ at }: { at: 'top' }) => <p className={'wide'} title={texts[at === 'top' ? 'a' : 'b']}>{texts.send} – {say('lot')}</p>;",
  'src/features/lots/GoodButton.tsx':
    'export const Good = () => <><button aria-disabled={!ready} aria-describedby={why} /><input type="checkbox" readOnly /><input hidden readOnly /><Item disabled /></>;',
  'src/app/start/ConfigurationPage.tsx': 'export const Page = () => <p>Set it in the environment.</p>;',
  'src/sagas/goodToast.ts': "export const good = () => tell({ kind: 'info', message: words.sent });",
  'src/sagas/goodWait.test.ts':
    'it("waits", async () => { await settle(); for (const one of all) await one(); await Promise.resolve(); await new Promise((resolve) => setTimeout(resolve, 0)); });',
  'src/sagas/goodPause.ts': 'export const pause = () => new Promise((resolve) => setTimeout(resolve, 20));',
  'src/features/lots/goodWord.ts': '// What the server told.\nexport const good = { newest: "told", tollAt: newSale };',
  'rules/good.rules':
    "service x {\n  // A record tells of it, and is told.\n  function recordMatches(a) { return 'told' in a; }\n}",
  'src/sagas/goodTitle.test.ts': "it('says what was received', () => expect(say('told')).toBe('heard'));",
  'e2e/good.e2e.ts': "// He is told.\nexport const good = ['told', 'wake'];",
  'src/domain/operations/goodKind.ts': "export const good = ({ kind }) => kind === 'moveLot';",
  'src/sagas/goodDraft.ts': "export const good = { kind: 'moveLot' };",
  'src/features/lots/goodKeys.ts': "export const good = [['Alt + ↑ ↓', 'moveLot']];",
  'src/sagas/goodKinds.test.ts': "expect(kinds).toEqual(['editLot', 'moveLot']);",
  'src/main.tsx': 'export const mode = import.meta.env.MODE;',
  'src/shared/ui/Good.module.css':
    '.good { /* padding: 5rem */ padding: 2px 0.25rem; margin: calc(var(--space-1) - 1px); inset: 3rem; letter-spacing: 0.2em; scroll-margin-top: 8rem; }',
  'src/shared/ui/style/tokens.css': ':root { --space-16: 4rem; }\nbody { font-size: 1rem; }',
  'docs/good.md': 'See https://example.com/home/page and src/work/file.ts',
};

let output: string;
let code: number | null;

beforeAll(() => {
  const tree = mkdtempSync(path.join(tmpdir(), 'lotsmith-house-'));
  for (const [file, text] of [...cases.map(([, name, content]) => [name, content] as const), ...Object.entries(good)]) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), text);
  }
  const script = path.join(repository, 'scripts/checks/houseRules.ts');
  const done = spawnSync(process.execPath, ['--import', 'tsx', script, tree], { cwd: repository, encoding: 'utf8' });
  output = done.stdout + done.stderr;
  code = done.status;
  rmSync(tree, { recursive: true });
}, 60_000);

test.each(cases)('%s bites on %s', (rule, file) => {
  expect(output.split('\n').some((line) => line.startsWith(`${file}:`) && line.includes(`${rule}:`))).toBe(true);
});

test('a breach fails the check, and good files are left alone', () => {
  expect(code).toBe(1);
  for (const file of Object.keys(good)) expect(output).not.toContain(file);
});
