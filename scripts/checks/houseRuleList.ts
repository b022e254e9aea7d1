import { countedWaits } from './house/countedWaits';
import { kindComparisons } from './house/operationKinds';
import { isOldName, oldWords, oldWordsOfRules } from './house/oldWords';
import { rawLengths } from './house/rawLengths';
import { silentlyDisabled } from './house/silentlyDisabled';
import { spokenTexts } from './house/spokenTexts';
import { swallowedEnds } from './house/swallowedEnds';
import { calledName, isNode, nameOf, walk, type Node } from './house/syntaxTree';
import { unclearTitles } from './house/testTitles';

export interface Source {
  readonly file: string;
  readonly text: string;
  /** Null for files that are no code. */
  readonly syntax: unknown;
  /** The same for code of the product only. */
  readonly program: unknown;
}

/** What a rule has to know of all files together. */
export interface Project {
  /** See `generatorNames`. */
  readonly generators: ReadonlySet<string>;
  /** See `swallowedEnds`. */
  readonly swallowed: ReadonlyMap<string, readonly number[]>;
}

export interface HouseRule {
  readonly name: string;
  readonly why: string;
  /** The offsets at which `source` breaks the rule. */
  find(source: Source, project: Project): number[];
}

/** Files that may read `import.meta`, each with its reason. Jest's CommonJS cannot even parse the others if they do. */
const META_READERS: readonly RegExp[] = [
  /^src\/main\.tsx$/, // the composition root: hot reload
  /^src\/app\/start\/env\.ts$/, // reads the environment, once
  /^src\/app\/start\/hot\.ts$/, // hot reload of reducers and sagas
  /^src\/services\/photos\/[a-z][A-Za-z]*\.ts$/, // makes the workers: their URL is relative to the file
];

/** Components that may dispatch inside an effect, each with its reason: replay mounts pages again. */
const EFFECT_DISPATCHERS: Readonly<Record<string, string>> = {
  'src/app/toasts/NotificationBridge.tsx': 'follows the mouse and the focus of a toast; never dispatches on mount',
  'src/features/lots/ui/history/UndoBar.tsx':
    'hears the keys of undo and redo while it stands; never dispatches on mount',
  'src/features/lots/ui/shared/useDraft.ts':
    'keeps what is typed when the editor goes away; commits nothing that was not typed',
};

/** Files that may wait for a number of rounds or ms, each with its reason. */
const WAITERS: Readonly<Record<string, string>> = {
  'src/testing/waiting/microtasks.ts': 'the one place that counts promises',
  'src/testing/simulation/world/preparer.ts': 'preparing a photo takes a while of virtual time',
  'src/sagas/sales/publication.test.ts': 'asks every 20 ms whether a pause of the application is over',
  'src/testing/contracts/sdk/passwordPolicy.test.ts': 'the SDK asks over real HTTP, and says to nobody when it has',
  'src/services/cookies/firebaseCookieSync.test.ts': 'the SDK asks over real HTTP, and says to nobody when it has',
};

const EFFECTS = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);
const HOOKS_WITH_DISPATCH = new Set(['useAppDispatch', 'useDispatch']);
/** What a component calls the state of something that opens. */
const PANEL = /^(is)?(open|opened|unfolded|folded|expanded|asking|asked|question|merging|dialog|menu|tab|tool|sure)$/i;
const isTest = (file: string) => /\.(test|services)\.tsx?$/.test(file);

function nodes(source: Source): Node[] {
  return isNode(source.program) ? [...walk(source.program)] : [];
}

/** The names of all generator functions of the product, and of the typed effects, which are generators too. */
function generatorNames(sources: readonly Source[]): Set<string> {
  const names = new Set<string>();
  for (const node of sources.flatMap(nodes)) {
    const name = nameOf(node['id']);
    if (node.type === 'FunctionDeclaration' && node['generator'] === true && name !== null) names.add(name);
    if (node.type === 'ImportDeclaration' && isNode(node['source']) && node['source']['value'] === 'typed-redux-saga') {
      for (const specifier of node['specifiers'] as Node[]) names.add(nameOf(specifier['local']) ?? '');
    }
  }
  return names;
}

/** What the rules have to know of all files together. */
export const projectOf = (sources: readonly Source[]): Project => ({
  generators: generatorNames(sources),
  swallowed: swallowedEnds(sources),
});

function dispatchNames(all: readonly Node[]): Set<string> {
  const bound = all.filter(
    (node) => node.type === 'VariableDeclarator' && HOOKS_WITH_DISPATCH.has(calledName(node['init']) ?? ''),
  );
  return new Set(['dispatch', ...bound.map((node) => nameOf(node['id']) ?? '')]);
}

/** The name of the first part of a pattern such as `[open, setOpen]`. */
function firstOf(pattern: unknown): string {
  const elements = isNode(pattern) && Array.isArray(pattern['elements']) ? (pattern['elements'] as unknown[]) : [];
  return nameOf(elements[0]) ?? '';
}

export const houseRules: readonly HouseRule[] = [
  {
    name: 'generator-without-yield',
    why: 'calling a generator only makes it: nothing of it runs. Write `yield* …`.',
    find: (source, { generators }) =>
      source.file.startsWith('src/sagas/') && !isTest(source.file)
        ? nodes(source)
            .filter(
              (node) => node.type === 'ExpressionStatement' && generators.has(calledName(node['expression']) ?? ''),
            )
            .map((node) => node.start)
        : [],
  },
  {
    name: 'plain-yield-of-effect',
    why: '`yield` of a typed effect gives `any`. Write `yield* …`.',
    find: (source, { generators }) =>
      source.file.startsWith('src/sagas/')
        ? nodes(source)
            .filter((node) => node.type === 'YieldExpression' && node['delegate'] !== true)
            .filter((node) => generators.has(calledName(node['argument']) ?? ''))
            .map((node) => node.start)
        : [],
  },
  {
    name: 'swallowed-end',
    why: 'a cancelled saga goes on behind `yield*` when what it delegates to yields in a `finally` block. Write `yield* call(…)`.',
    find: ({ file }, { swallowed }) => [...(swallowed.get(file) ?? [])],
  },
  {
    name: 'open-action-channel',
    why: 'redux-saga goes on filling the channel of a cancelled saga. Use withActions of src/sagas/base, which closes it.',
    find: (source) =>
      source.file === 'src/sagas/base/withActions.ts'
        ? []
        : nodes(source)
            .filter((node) => node.type === 'ImportSpecifier' && nameOf(node['imported']) === 'actionChannel')
            .map((node) => node.start),
  },
  {
    name: 'raw-store-hooks',
    why: 'useSelector, useDispatch and useStore know no state. Use useAppSelector and useAppDispatch of src/store/hooks.',
    find: (source) =>
      source.file === 'src/store/hooks.ts'
        ? []
        : nodes(source)
            .filter((node) => node.type === 'ImportSpecifier')
            .filter((node) => /^use(Selector|Dispatch|Store)$/.test(nameOf(node['imported']) ?? ''))
            .map((node) => node.start),
  },
  {
    name: 'meta-reader',
    why: 'import.meta is read in few places, named in scripts/checks/houseRuleList.ts. Take the value from src/app/start/env.ts.',
    find: (source) =>
      META_READERS.some((reader) => reader.test(source.file))
        ? []
        : nodes(source)
            .filter((node) => node.type === 'MetaProperty' && nameOf(node['meta']) === 'import')
            .map((node) => node.start),
  },
  {
    name: 'dispatch-in-effect',
    why: 'time travel mounts pages again, and every mount would dispatch again. Let a saga react to the event instead.',
    find: (source) => {
      if (isTest(source.file) || EFFECT_DISPATCHERS[source.file] !== undefined) return [];
      const all = nodes(source);
      const dispatchers = dispatchNames(all);
      return all
        .filter((node) => EFFECTS.has(calledName(node) ?? ''))
        .flatMap((effect) => [...walk(effect)])
        .filter((node) => dispatchers.has(calledName(node) ?? ''))
        .map((node) => node.start);
    },
  },
  {
    name: 'panel-in-component',
    why: 'going through time forgets it. What is open, unfolded or asked about stands in the state: usePanel of src/features/navigation.',
    find: (source) =>
      isTest(source.file) || !/^src\/(features|app)\//.test(source.file)
        ? []
        : nodes(source)
            .filter((node) => node.type === 'VariableDeclarator' && calledName(node['init']) === 'useState')
            .filter((node) => PANEL.test(firstOf(node['id'])))
            .map((node) => node.start),
  },
  {
    name: 'text-outside-area',
    why: 'what a person reads stands in an area of texts (defineTexts) beside the feature, so that every language has it.',
    find: (source) => (isTest(source.file) ? [] : spokenTexts(source.file, source.program)),
  },
  {
    name: 'silently-disabled',
    why: 'a control that cannot be used says why. Use one of the kit with `disabledWhy` or `disabledBy`, or give the element a description.',
    find: (source) =>
      isTest(source.file) || !/^src\/(features|app)\//.test(source.file)
        ? []
        : silentlyDisabled(source.file, source.program),
  },
  {
    name: 'counted-wait',
    why: 'a number of rounds or ms is right on one machine only. Await settle() of src/testing/stores/makeTestStore.ts or idle() of src/testing/waiting/idle.ts; microtasks() only for a moment that does not last.',
    find: (source) => {
      // Tests of services stand before real servers, which say to nobody when they have come to rest.
      const isHelper = source.file.startsWith('src/testing/') && !source.file.endsWith('ontract.ts');
      const isChecked = /\.test\.tsx?$/.test(source.file) || isHelper;
      return isChecked && WAITERS[source.file] === undefined ? countedWaits(source.program) : [];
    },
  },
  {
    name: 'old-word',
    why: 'an engineer would search for another term. Take it from docs/glossary.md.',
    find: ({ file, text, syntax }) => [
      ...(file.endsWith('.rules') ? oldWordsOfRules(text) : oldWords(syntax)),
      ...(isOldName(file) ? [0] : []),
    ],
  },
  {
    name: 'title-word',
    why: 'who reads that a test has failed must know what failed. Name the actor or the thing, in the words of docs/glossary.md.',
    find: (source) => unclearTitles(source.syntax),
  },
  {
    name: 'operation-kind',
    why: 'what a kind of operation does is said once, in src/domain/operations. Add it to the rules of the kinds, and ask the table.',
    find: (source) => (isTest(source.file) ? [] : kindComparisons(source.file, source.program)),
  },
  {
    name: 'no-barrel',
    why: 'an index file hides who imports whom and loads everything at once. Import the file itself.',
    find: (source) => (/^src\/.*\/index\.tsx?$/.test(source.file) ? [0] : []),
  },
  {
    name: 'raw-length',
    why: 'room, type, lines and corners stand once, in tokens.css. Take a token, or a multiple of one.',
    find: ({ file, text }) => (/^src\/.*(?<!\/tokens)\.css$/.test(file) ? rawLengths(text) : []),
  },
  {
    name: 'machine-path',
    why: 'a path of one machine means nothing on another, and tells what is nobody’s business. Say it relative to the project.',
    find: (source) =>
      isTest(source.file)
        ? []
        : [...source.text.matchAll(/(?<![\w.:/])\/(home|Users|work|root)\/\w/g)].map((match) => match.index),
  },
  {
    name: 'locked-registry',
    why: 'the lockfile must install from any registry. Remove the "resolved" addresses.',
    find: (source) =>
      source.file === 'package-lock.json'
        ? [...source.text.matchAll(/"resolved": "https?:/g)].slice(0, 1).map((match) => match.index)
        : [],
  },
];
