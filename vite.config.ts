import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * `LOTSMITH_LOCAL_SERVICES` is set by the local launcher only. Without it the constant is `null`, so that a production
 * build drops every line that speaks to an emulator.
 */
const localServices = process.env['LOTSMITH_LOCAL_SERVICES'];

export default defineConfig({
  plugins: [react()],
  define: { __LOCAL_SERVICES__: localServices === undefined || localServices === '' ? 'null' : localServices },
  // The development server finds these only when a lazy page is opened, and would then reload the page under the person.
  optimizeDeps: {
    include: [
      'firebase/app',
      'firebase/auth',
      'firebase/firestore',
      'firebase/storage',
      'fractional-indexing',
      'idb',
      'valibot',
    ],
  },
  build: {
    target: 'baseline-widely-available',
    // Every browser of the target knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The two big SDKs change rarely and load late: chunks of their own, cached over releases.
            { name: 'firestore', test: /node_modules[\\/](@firebase[\\/](firestore|webchannel-wrapper)|re2js)[\\/]/ },
            { name: 'storage', test: /node_modules[\\/]@firebase[\\/]storage[\\/]/ },
            // The shell and the parts of the kit that stand on the first pages: small files compress worse.
            {
              name: 'shell',
              test: /preload-helper|src[\\/](app[\\/](whenIdle|withModuleState)|shared[\\/](ui[\\/](AppHeader|Banner|Button|EmailField|FieldFrame|Field|Icon|LanguageSelect|Link|PageLayout|PasswordField|Spinner|TextField|VisuallyHidden|Wordmark|classNames|kitTexts|navigation)\.|scroll[\\/]Scroll(Offset|Map)|messages[\\/]|machine|sameValue)|store[\\/]|features[\\/](auth[\\/](authSlice|settingsSlice|signInState)|language[\\/]|navigation[\\/]|notifications[\\/]notificationsSlice)|sagas[\\/](auth[\\/](authChannel|watch(AuthState|Connecting))|language|navigation|(effects|report|rootSaga|safely|supervise)[.])|services[\\/](auth[\\/](connectLocalAuth|errorWatch|firebaseAuthGateway|kept|lateFailures|openAuth|revocationCodes|revocations|sharedAuth|toAuthUser)\.|firebase[\\/]firebaseApp|history|languages|memory|failure))/i,
            },
            // What the pages share on which one enters.
            {
              name: 'entering',
              test: /src[\\/](app[\\/](lazyPart|withWays|modules[\\/]entering)|shared[\\/]ui[\\/](form(Layout|Texts)|Checkbox|RestingButton|restTexts)|features[\\/]auth[\\/](AuthForm|EnteringFrame|FormRefusal|KeepSignedIn|LastUsed|attempt(Commands|Machine|Slice)|entering(Hooks|Texts)|formErrors|restsSlice|signedOutMessage|use(AuthAdvice|AuthForm|Online|Rest))\.|sagas[\\/]entering|services[\\/]auth[\\/](firebaseEnteringGateway|signInMethods|stay)\.)/i,
            },
            // Only late pages choose with memory; with the toolkit that passes it on it would come first.
            { name: 'reselect', priority: 2, test: /node_modules[\\/]reselect[\\/]/ },
            // What every page needs is one chunk: split in three it compresses worse and loads no earlier.
            {
              name: 'base',
              // First: a group takes its dependencies along, and Firestore would take the core of Firebase with it.
              priority: 1,
              test: /node_modules[\\/](react|react-dom|scheduler|react-redux|redux|redux-thunk|immer|@reduxjs|@redux-saga|redux-saga|typed-redux-saga|regexparam|use-sync-external-store|@firebase[\\/](app|auth|util|component|logger))[\\/]/,
            },
          ],
        },
      },
    },
  },
});
