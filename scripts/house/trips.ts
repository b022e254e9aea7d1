/** One stage of a trip: what happens there, and the files that do it. */
export interface Stage {
  readonly title: string;
  /** The box of the drawing in which it stands. */
  readonly where: string;
  /** The stage that it follows; without it, the one before. */
  readonly after?: string;
  readonly what: string;
  readonly files: readonly string[];
}

/**
 * A way through the code, from where something begins to where a person sees it. A file is on it when what travels, or the
 * operation or document that holds it, goes into one of its functions and is handed on, kept, drawn or made to wait there;
 * and the ports, through which it goes from one to the next. What only asks about it stands in `besideTrips.ts`.
 */
export interface Trip {
  readonly name: string;
  readonly title: string;
  readonly stages: readonly Stage[];
}

const LOTS = 'src/features/lots';

const [WRITER, SERVER, COLLEAGUE] = ['Browser of the writer', 'Firestore', 'Browser of a colleague'] as const;

/** A letter typed into a lot's title in the editor, until a colleague reads it in the grid. */
export const KEYSTROKE: Trip = {
  name: 'keystroke',
  title: 'A keystroke, from a field of the editor to the screen of a colleague',
  stages: [
    {
      title: 'Field',
      where: WRITER,
      what: 'the field keeps its own text and commits it after a pause of 400 ms',
      files: [
        'src/shared/ui/fields/TextField.tsx',
        'src/shared/ui/fields/FieldFrame.tsx',
        `${LOTS}/ui/fields/EditorField.tsx`,
        `${LOTS}/ui/conflict/FieldWithTheirs.tsx`,
        `${LOTS}/ui/shared/useFieldDraft.ts`,
        `${LOTS}/ui/shared/useDraft.ts`,
        `${LOTS}/model/fields/cellValues.ts`,
        'src/domain/lots/fieldText.ts',
        'src/domain/values/cleanText.ts',
      ],
    },
    {
      title: 'Command',
      where: WRITER,
      what: 'a saga turns `editField` into operations, with the values from before, and puts `operationMade`',
      files: [
        'src/sagas/lots/commands/makeEdits.ts',
        `${LOTS}/model/operations/drafts.ts`,
        'src/sagas/lots/outbox/recordOperations.ts',
        'src/domain/operations/operations.ts',
        'src/domain/operations/fieldEdits.ts',
        'src/domain/operations/changes.ts',
      ],
    },
    {
      title: 'Optimistic state',
      where: WRITER,
      what: 'the slices apply the operation at once, so the writer’s own screen shows it',
      files: [
        `${LOTS}/model/saves/savesSlice.ts`,
        `${LOTS}/model/saves/saveRecords.ts`,
        `${LOTS}/model/lots/lotsSlice.ts`,
        `${LOTS}/model/lots/lotsState.ts`,
        `${LOTS}/model/pending/optimisticEntities.ts`,
        `${LOTS}/model/pending/pendingValue.ts`,
      ],
    },
    {
      title: 'Outbox',
      where: WRITER,
      what: 'the operation is stored in IndexedDB before it is sent',
      files: [
        'src/sagas/lots/operations/sendOperations.ts',
        'src/sagas/lots/outbox/keepOperations.ts',
        'src/sagas/lots/outbox/noteOnDevice.ts',
        'src/services/outbox/Outbox.ts',
        'src/services/outbox/device/idbOutbox.ts',
        'src/services/outbox/device/outboxDatabase.ts',
      ],
    },
    {
      title: 'Queue',
      where: WRITER,
      what: 'it waits for earlier operations on the same lot, and is rebased on what came of them',
      files: [
        'src/sagas/lots/operations/keyedQueue.ts',
        'src/sagas/lots/shared/afterFrame.ts',
        'src/sagas/lots/operations/sendOperation.ts',
        'src/sagas/lots/operations/sendEdit.ts',
        'src/sagas/lots/operations/ownEdits.ts',
      ],
    },
    {
      title: 'Gateway',
      where: WRITER,
      what: 'a transaction compares the field with what the person saw, and writes the lot and its record',
      files: [
        'src/services/lots/LotsGateway.ts',
        'src/services/offlineCache/cachingLotsGateway.ts',
        'src/services/lots/firebase/firebaseLotsGateway.ts',
        'src/services/lots/write/firebaseEdits.ts',
        'src/services/firebase/read/transactionLine.ts',
        'src/services/lots/write/writeOperation.ts',
        'src/services/lots/write/writtenFields.ts',
        'src/services/lots/write/storedExtras.ts',
        'src/services/firebase/read/extraFields.ts',
      ],
    },
    {
      title: 'Server',
      where: SERVER,
      what: 'the rules check who writes what, and that lot and record agree',
      files: ['firestore.rules'],
    },
    {
      title: 'Answer',
      where: WRITER,
      what: 'the writer’s outbox lets go of the operation; a conflict waits for the person',
      files: ['src/services/offlineCache/acknowledgedChanges.ts', 'src/services/offlineCache/idbOfflineCache.ts'],
    },
    {
      title: 'Listener',
      where: COLLEAGUE,
      after: 'Server',
      what: 'the colleague’s page listens to the sale and turns each snapshot into one event',
      files: [
        'src/services/firebase/read/listenTo.ts',
        'src/services/lots/firebase/followCollection.ts',
        'src/services/lots/firebase/collectionChanges.ts',
        'src/services/firebase/read/readDocuments.ts',
        'src/services/offlineCache/saleCopy.ts',
      ],
    },
    {
      title: 'State',
      where: COLLEAGUE,
      what: 'a saga puts `lotsReceived`; the slice lays the colleague’s own pending operations over it',
      files: ['src/sagas/lots/sale/openSale.ts'],
    },
    {
      title: 'Screen',
      where: COLLEAGUE,
      what: 'only the row of this lot renders again',
      files: [`${LOTS}/ui/grid/GridRow.tsx`, `${LOTS}/ui/cells/GridCell.tsx`],
    },
  ],
};

/** The answer of the identity service about who is signed in, until a page shows it. */
const TOKEN: Trip = {
  name: 'token',
  title: 'An ID token, from the SDK to the screen',
  stages: [
    {
      title: 'SDK',
      where: 'src/services',
      what: 'the page opens Firebase Auth and listens with `onIdTokenChanged`; no token leaves the adapter',
      files: [
        'src/main.tsx',
        'src/services/auth/session/openAuth.ts',
        'src/services/auth/session/sessionAnswers.ts',
        'src/services/auth/session/firebaseAuthGateway.ts',
        'src/services/auth/sdk/revocations.ts',
        'src/services/auth/session/toAuthUser.ts',
      ],
    },
    {
      title: 'Port',
      where: 'src/services',
      what: 'an `AuthEvent` with a plain copy of the account, or the reason of a refusal',
      files: ['src/services/auth/AuthGateway.ts'],
    },
    {
      title: 'Saga',
      where: 'src/sagas',
      what: 'a channel keeps every event in order; the saga puts `signedIn`, `userChanged` or `signedOut`',
      files: ['src/sagas/auth/session/authChannel.ts', 'src/sagas/auth/session/watchAuthState.ts'],
    },
    {
      title: 'State',
      where: 'src/features',
      what: 'the slice follows its state machine',
      files: ['src/features/auth/model/authSlice.ts'],
    },
    {
      title: 'Route',
      where: 'src/sagas',
      what: 'a saga sends a person to the page that is theirs; until then nothing of another page is shown',
      files: ['src/sagas/navigation/guardRoutes.ts', 'src/features/navigation/model/access.ts'],
    },
    {
      title: 'Screen',
      where: 'src/app',
      after: 'State',
      what: 'pages read the sign-in state from a context',
      files: ['src/features/auth/shared/signInState.tsx', 'src/app/shell/App.tsx', 'src/app/shell/Pages.tsx'],
    },
  ],
};

/** The trips that docs/architecture.md draws and `npm run house` counts. */
export const TRIPS: readonly Trip[] = [KEYSTROKE, TOKEN];

export const filesOf = ({ stages }: Trip): readonly string[] => stages.flatMap(({ files }) => files);
