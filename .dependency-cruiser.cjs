/**
 * The import law of the house: who may import whom, and what to do instead.
 *
 * route → feature → saga → port → adapter. Nothing walks back up. The same law stands in .oxlintrc.json, so that the
 * editor says it too; scripts/checks/importLaw.test.ts proves on a bad file per rule that both of them bite.
 * `import type` counts as an import: a type that two layers share belongs into src/domain or into a port.
 */

const TEST = '\\.(test|services)\\.tsx?$';
/** The rooms `model` and `texts` of a feature; in a small one, which stays flat, the files without JSX. */
const MODEL = '^src/features/[^/]+/((model|texts)/.*|[a-z][A-Za-z]*)\\.ts$';
/** Hooks and contexts are the UI door of a feature, although they hold no JSX. */
const HOOK = '/(use[A-Z][A-Za-z]*|[a-z][A-Za-z]*(Hooks|Context))\\.ts$';
const PORT = '^src/services/(failure|([^/]+/)[A-Z][A-Za-z]*)\\.ts$';
/** Ports, what they speak of and closed lists may be known above; everything else in src/services is how it is done. */
const ADAPTER =
  '^src/services/(firebase/|[^/]+/[^/]+/|[^/]+/(?!([a-z]+Codes|outcomes|signInMethods)\\.ts$)[a-z][^/]*\\.tsx?$)';
const REACT = 'node_modules/(react|react-dom|react-redux|notistack|scheduler)/';
const REDUX = 'node_modules/(@reduxjs/toolkit|redux|react-redux|redux-saga|@redux-saga/[^/]+|typed-redux-saga)/';
const FIREBASE = 'node_modules/(firebase|@firebase)/';

module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment:
        'src/domain is what the trade knows, pure TypeScript: it must run in a worker, a script and a test without a browser. Pass the value in, or move the code up to the feature or saga that needs the library.',
      from: { path: '^src/domain/', pathNot: TEST },
      to: { path: ['^src/(?!domain/)', REACT, REDUX, FIREBASE] },
    },
    {
      name: 'shared-knows-nobody',
      severity: 'error',
      comment:
        'src/shared is used by everyone and knows nobody: an import of a feature would make a circle of the whole house. Take what you need as a prop or an argument.',
      from: { path: '^src/shared/', pathNot: TEST },
      to: { path: ['^src/(?!shared/|domain/)', REDUX, FIREBASE] },
    },
    {
      name: 'ports-know-the-domain-only',
      severity: 'error',
      comment:
        'A port says what the app needs, in words of the trade; as soon as it imports a library or a feature, no other adapter can stand in for it. Use types of src/domain, and plain objects.',
      from: { path: PORT },
      to: { path: ['^src/(?!domain/|shared/|services/)', 'node_modules/', ADAPTER] },
    },
    {
      name: 'services-know-nobody-above',
      severity: 'error',
      comment:
        'Adapters fulfil ports and know nobody above them, or a page could no longer be tested without the cloud. Call back through the port; the saga turns it into an action.',
      from: { path: '^src/services/', pathNot: TEST },
      to: { path: ['^src/(?!services/|domain/|shared/)', REACT, REDUX] },
    },
    {
      name: 'firebase-behind-adapters',
      severity: 'error',
      comment:
        'firebase/* is imported by adapters only (src/services/firebase, and in src/services/<x> the lower-case files and the rooms below): whatever imports it elsewhere drags 150 KB into the first page and cannot be tested with a fake. Add what you need to the port.',
      from: { path: '^src/', pathNot: [ADAPTER, '^src/testing/', '\\.services\\.ts$'] },
      to: { path: FIREBASE },
    },
    {
      name: 'features-do-not-reach-down',
      severity: 'error',
      comment:
        'A feature shows state and dispatches; it never calls a saga, an adapter or the composition of the app. Export a command (createAction) from its model and let a saga handle it.',
      from: { path: '^src/features/', pathNot: TEST },
      to: { path: ['^src/(sagas|app|testing)/', ADAPTER] },
    },
    {
      name: 'screens-predict-nothing',
      severity: 'error',
      comment:
        'Sagas draft the operations of an edit and of a result, and may refuse them. A screen that drafts them too guesses what a saga will decide, and is wrong on the day that the saga learns something. Dispatch the command and show what the state holds then.',
      from: { path: '^src/features/.*/(ui/|[A-Z]|use[A-Z])', pathNot: TEST },
      to: { path: '^src/features/lots/model/(operations/drafts|results/draftResult)\\.ts$' },
    },
    {
      name: 'models-are-not-ui',
      severity: 'error',
      comment:
        "The model of a feature (its slice and selectors) runs without React: sagas and tests load it. Move what needs React into a component or a use… hook of the feature's UI.",
      from: { path: MODEL, pathNot: [HOOK, TEST] },
      to: { path: [REACT, '^src/store/', '^src/features/.*\\.tsx$', '^src/features/[^/]+/ui/', HOOK] },
    },
    {
      name: 'models-do-not-meet',
      severity: 'error',
      comment:
        "A model knows its own feature and the events of auth (each slice resets itself at the session's end), nothing else: features meet each other in sagas and only there. Write a saga that listens to the one and dispatches to the other.",
      from: { path: '^src/features/([^/]+)/((model|texts)/.*|[a-z][A-Za-z]*)\\.ts$', pathNot: [HOOK, TEST] },
      to: { path: '^src/features/', pathNot: ['^src/features/$1/', '^src/features/auth/(model|texts)/'] },
    },
    {
      name: 'ui-of-another-feature',
      severity: 'error',
      comment:
        "The UI of a feature may read the models of auth, notifications and navigation, and its own; never another feature's UI, never its model. Compose the two in src/app/modules, or lift the common part into src/shared/ui.",
      from: { path: '^src/features/([^/]+)/', pathNot: TEST },
      to: {
        path: '^src/features/',
        pathNot: [
          '^src/features/$1/',
          '^src/features/(auth|notifications|navigation)/.*(?<![A-Za-z])[a-z][A-Za-z]*\\.tsx?$',
        ],
      },
    },
    {
      name: 'features-use-the-store-by-hooks',
      severity: 'error',
      comment:
        'A component that holds the store itself cannot be rendered with another one. Use useAppSelector and useAppDispatch of src/store/hooks (and the type AppState).',
      from: { path: '^src/features/', pathNot: TEST },
      to: { path: '^src/store/(?!(hooks|useIsLive|rootReducer)\\.ts$)' },
    },
    {
      name: 'sagas-are-no-ui',
      severity: 'error',
      comment:
        'A saga decides what happens, it never shows anything and never holds the store. Put an event; the state changes; the view follows. That is what makes replay harmless.',
      from: { path: '^src/sagas/', pathNot: TEST },
      to: {
        path: [
          REACT,
          '^src/(app|store|testing)/',
          '^src/features/.*\\.tsx$',
          '^src/features/[^/]+/ui/',
          '^src/features/.*/use[A-Z]',
        ],
      },
    },
    {
      name: 'sagas-use-ports',
      severity: 'error',
      comment:
        "A saga speaks to the outside through a port, got by `yield* gateway('…')`: with the adapter itself it could not be tested without the cloud. Import the port's types, and add the gateway in src/app/modules.",
      from: { path: '^src/sagas/', pathNot: TEST },
      to: { path: [FIREBASE, ADAPTER] },
    },
    {
      name: 'store-knows-models-and-sagas',
      severity: 'error',
      comment:
        'The store puts reducers and sagas together and knows nothing of pages or of the cloud: adapters are handed in from the composition root (src/main.tsx), pages come with their module.',
      from: { path: '^src/store/', pathNot: TEST },
      to: {
        path: ['^src/(app|testing)/', '^src/features/.*\\.tsx$', FIREBASE, ADAPTER, 'node_modules/notistack/'],
      },
    },
    {
      name: 'nobody-imports-app',
      severity: 'error',
      comment:
        'src/app is the composition: it imports everybody, so an import of it is a circle. Move what you need down: into the feature, into src/shared, or hand it in from src/main.tsx.',
      from: { path: '^src/', pathNot: ['^src/app/', '^src/main\\.tsx$', '^src/testing/', TEST] },
      to: { path: '^src/app/' },
    },
    {
      name: 'tests-stay-out-of-the-product',
      severity: 'error',
      comment:
        'Fakes and test helpers must not reach the bundle. Use the port, and let the test hand in the fake by saga context.',
      from: { path: '^src/', pathNot: ['^src/testing/', '/fake[A-Z][A-Za-z]*\\.ts$', '[cC]ontract\\.ts$', TEST] },
      to: { path: ['^src/testing/', '/fake[A-Z][A-Za-z]*\\.ts$', TEST] },
    },
    {
      name: 'product-without-tools',
      severity: 'error',
      comment:
        'The app must not import the local services, the benches, the scripts or the end-to-end tests: they are Node programs. What both need belongs into src/domain.',
      from: { path: '^src/', pathNot: ['^src/testing/', '\\.services\\.ts$'] },
      to: { path: '^(local|bench|scripts|e2e|rules)/' },
    },
    {
      name: 'one-toast-bridge',
      severity: 'error',
      comment:
        'notistack has one importer, src/app/toasts/NotificationBridge.tsx, which shows what the notifications slice says; a toast shown elsewhere would be repeated or lost by time travel. Dispatch an event and let the notifications saga turn it into a toast.',
      from: { path: '^src/', pathNot: '^src/app/toasts/NotificationBridge(\\.test)?\\.tsx$' },
      to: { path: 'node_modules/notistack/' },
    },
    {
      name: 'typed-effects-only',
      severity: 'error',
      comment:
        "redux-saga/effects gives `any` to every yield. Import the same effect from 'typed-redux-saga' and write `yield*`.",
      from: { path: '^src/' },
      to: { path: 'node_modules/(redux-saga/.*effects|@redux-saga/core/.*effects)' },
    },
    {
      name: 'react-redux-behind-hooks',
      severity: 'error',
      comment:
        'react-redux is imported by src/store/hooks.ts (typed hooks) and for its Provider by src/app and src/testing. Use useAppSelector and useAppDispatch: they know the state.',
      from: {
        path: '^src/',
        pathNot: ['^src/store/hooks\\.ts$', '^src/app/', '^src/main\\.tsx$', '^src/testing/', TEST],
      },
      to: { path: 'node_modules/react-redux/' },
    },
    {
      name: 'no-circle',
      severity: 'error',
      comment:
        'Files that import each other can only be understood, tested and loaded together, and one of them sees the other half-made. Move what both need into a third file below them.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'The import leads nowhere: a typing mistake, or a package that is not in package.json.',
      from: { path: '^src/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|coverage|\\.lotsmith)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    preserveSymlinks: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'module', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
