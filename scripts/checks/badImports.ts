/**
 * One deliberately bad file per rule of the import law. The proof writes them into an empty tree and expects that
 * dependency-cruiser reports `rule` for `file`, and that oxlint reports it too (rules about the shape of the whole graph
 * excepted, or about two files: an editor sees one file at a time).
 */
export interface BadImport {
  readonly rule: string;
  readonly file: string;
  readonly imports: string;
  /** Whether the editor (oxlint) must report it as well. */
  readonly editor: boolean;
}

const bad = (rule: string, file: string, imports: string, editor = true): BadImport => ({
  rule,
  file,
  imports,
  editor,
});

export const badImports: readonly BadImport[] = [
  bad('domain-is-pure', 'src/domain/badReact.ts', 'react'),
  bad('domain-is-pure', 'src/domain/badRedux.ts', '@reduxjs/toolkit'),
  bad('domain-is-pure', 'src/domain/badPort.ts', '../services/auth/AuthGateway'),
  bad('domain-is-pure', 'src/domain/lots/badShared.ts', '../../shared/id'),
  bad('shared-knows-nobody', 'src/shared/badFeature.ts', '../features/auth/model/authSlice'),
  bad('shared-knows-nobody', 'src/shared/ui/BadStore.tsx', '../../store/hooks'),
  bad('ports-know-the-domain-only', 'src/services/lots/BadGateway.ts', 'idb'),
  bad('ports-know-the-domain-only', 'src/services/lots/WorseGateway.ts', '../../features/auth/model/authSlice'),
  bad('services-know-nobody-above', 'src/services/lots/idbLots.ts', '../../features/auth/model/authSlice'),
  bad('services-know-nobody-above', 'src/services/lots/firebaseLots.ts', '../../sagas/base/effects'),
  bad('firebase-behind-adapters', 'src/sagas/auth/badFirebase.ts', 'firebase/auth'),
  bad('firebase-behind-adapters', 'src/app/BadFirebase.tsx', 'firebase/firestore'),
  bad('features-do-not-reach-down', 'src/features/lots/BadSaga.tsx', '../../sagas/base/effects'),
  bad(
    'features-do-not-reach-down',
    'src/features/lots/BadAdapter.tsx',
    '../../services/auth/session/firebaseAuthGateway',
  ),
  bad('screens-predict-nothing', 'src/features/lots/ui/fields/useBadGuess.ts', '../../model/operations/drafts', false),
  bad('models-are-not-ui', 'src/features/lots/badReactSlice.ts', 'react'),
  bad('models-are-not-ui', 'src/features/lots/badStoreSlice.ts', '../../store/hooks'),
  bad('models-are-not-ui', 'src/features/lots/model/view/badReact.ts', 'react'),
  bad('models-are-not-ui', 'src/features/lots/model/view/badRoom.ts', '../../ui/grid/rowSlots'),
  bad('models-do-not-meet', 'src/features/lots/badSalesSlice.ts', '../sales/salesSlice'),
  bad('models-do-not-meet', 'src/features/auth/model/badSales.ts', '../../sales/salesSlice'),
  bad('models-do-not-meet', 'src/features/lots/model/view/badSales.ts', '../../../sales/salesSlice'),
  bad('ui-of-another-feature', 'src/features/lots/BadNeighbour.tsx', '../sales/list/SalesPage'),
  bad('ui-of-another-feature', 'src/features/lots/useBadNeighbour.ts', '../sales/salesSlice'),
  bad('ui-of-another-feature', 'src/features/lots/BadSignIn.tsx', '../auth/forms/SignInPage'),
  bad('ui-of-another-feature', 'src/features/auth/forms/BadNeighbour.tsx', '../../sales/salesSlice'),
  bad('ui-of-another-feature', 'src/features/lots/ui/grid/BadNeighbour.tsx', '../../../sales/list/SalesPage'),
  bad('ui-of-another-feature', 'src/features/lots/ui/grid/BadSignIn.tsx', '../../../auth/forms/SignInPage'),
  bad('features-use-the-store-by-hooks', 'src/features/lots/BadStore.tsx', '../../store/createAppStore'),
  bad('sagas-are-no-ui', 'src/sagas/lots/badReact.ts', 'react'),
  bad('sagas-are-no-ui', 'src/sagas/lots/badStore.ts', '../../store/createAppStore'),
  bad('sagas-are-no-ui', 'src/sagas/lots/badPage.ts', '../../features/sales/list/SalesPage'),
  bad('sagas-are-no-ui', 'src/sagas/lots/grid/badRoom.ts', '../../../features/lots/ui/grid/rowSlots'),
  bad('sagas-use-ports', 'src/sagas/lots/grid/badAdapter.ts', '../../../services/auth/session/firebaseAuthGateway'),
  bad('sagas-use-ports', 'src/sagas/lots/badAdapter.ts', '../../services/auth/session/firebaseAuthGateway'),
  bad('store-knows-models-and-sagas', 'src/store/badPage.ts', '../features/sales/list/SalesPage'),
  bad('store-knows-models-and-sagas', 'src/store/badAdapter.ts', '../services/auth/session/firebaseAuthGateway'),
  bad('nobody-imports-app', 'src/features/lots/BadApp.tsx', '../../app/shell/App'),
  bad('nobody-imports-app', 'src/store/badApp.ts', '../app/shell/App'),
  bad('tests-stay-out-of-the-product', 'src/app/badFake.ts', '../testing/fakes/auth/fakeAuthGateway'),
  bad('tests-stay-out-of-the-product', 'src/app/badHelper.ts', '../testing/screens/renderApp'),
  bad('product-without-tools', 'src/app/badTool.ts', '../../local/cli'),
  bad('one-toast-bridge', 'src/app/BadToast.tsx', 'notistack'),
  bad('typed-effects-only', 'src/sagas/lots/badEffects.ts', 'redux-saga/effects'),
  bad('react-redux-behind-hooks', 'src/features/lots/BadHooks.tsx', 'react-redux'),
  bad('no-circle', 'src/domain/circleA.ts', './circleB', false),
  bad('resolvable', 'src/domain/badNowhere.ts', './nowhere', false),
];

/** What the bad files import, so that every import leads somewhere. `circleB` closes the circle. */
export const goodFiles: Readonly<Record<string, string>> = {
  'src/app/shell/App.tsx': '',
  'src/domain/circleB.ts': "import './circleA';\n",
  'src/features/auth/model/authSlice.ts': '',
  'src/features/auth/forms/SignInPage.tsx': '',
  'src/features/lots/model/operations/drafts.ts': '',
  'src/features/lots/ui/grid/rowSlots.ts': '',
  'src/features/sales/list/SalesPage.tsx': '',
  'src/features/sales/salesSlice.ts': '',
  'src/sagas/base/effects.ts': '',
  'src/services/auth/AuthGateway.ts': '',
  'src/services/auth/session/firebaseAuthGateway.ts': "import 'firebase/auth';\n",
  'src/shared/id.ts': '',
  'src/store/createAppStore.ts': '',
  'src/store/hooks.ts': "import 'react-redux';\n",
  'src/app/toasts/NotificationBridge.tsx': "import 'notistack';\n",
  'src/testing/fakes/auth/fakeAuthGateway.ts': '',
  'src/testing/screens/renderApp.ts': '',
  'local/cli.ts': '',
};
