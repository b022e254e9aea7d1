/**
 * What else runs while a title travels, and is no stage of its trip: it listens to what happens and finds that it need not
 * do anything, or it serves everything alike. Each with its reason; a folder ends with a slash.
 */
export const BESIDE_KEYSTROKE: Readonly<Record<string, string>> = {
  'src/shared/': 'helpers that know nothing of lots',
  'src/store/': 'dispatches any action',
  'src/sagas/base/': 'gives any saga its gateways',
  'src/sagas/shared/whileValue.ts': 'listens for another place, sale or person',
  'src/features/lots/model/pending/bypassImmer.ts': 'how a reducer of large states is called',
  'src/domain/lots/lot.ts': 'the registry of fields says what a title may hold',
  'src/domain/lots/extras.ts': 'asks whether the field is an extra',
  'src/domain/lots/lotFields.ts': 'the registry of fields says what a title may hold',
  'src/features/lots/model/fields/gridColumns.ts': 'the registry of fields says what a title may hold',
  'src/domain/values/own.ts': 'reads a key of an object',
  'src/features/lots/model/history/undoSlice.ts': 'remembers the operation for an undo',
  'src/features/lots/model/saves/saveSummaries.ts': 'counts for "Saved" and "Needs attention"',
  'src/features/lots/model/lots/waitingNumbers.ts': 'asks whether numbers are concerned',
  'src/features/lots/model/lots/lotPlaces.ts': 'asks whether the lot moves',
  'src/features/lots/model/lots/copySlice.ts': 'says whether lots are a copy of this device',
  'src/features/lots/model/view/unreadableSlice.ts': 'lots that this build cannot read',
  'src/features/lots/model/view/gridSlice.ts': 'filters and sorts rows',
  'src/sagas/lots/grid/gridArrangement.ts': 'filters and sorts rows',
  'src/domain/operations/entitiesOf.ts': 'asks whether photos or new lots are concerned',
  'src/features/lots/model/photos/photosState.ts': 'asks whether photos are concerned',
  'src/features/lots/model/photos/photosSlice.ts': 'asks whether photos are concerned',
  'src/features/lots/model/photos/waitingPhotos.ts': 'asks whether photos are concerned',
  'src/sagas/lots/photos/followWaitingPhotos.ts': 'asks whether photos are concerned',
  'src/domain/operations/operationNumbers.ts': 'asks whether numbers are concerned',
  'src/domain/operations/numberChange.ts': 'the server of the test asks whether numbers are concerned',
  'src/features/lots/model/numbering/numberingSlice.ts': 'asks whether numbers are concerned',
  'src/features/lots/model/numbering/reservationsSlice.ts': 'asks whether numbers are concerned',
  'src/sagas/lots/numbers/lostNumbers.ts': 'asks whether numbers are concerned',
  'src/sagas/lots/numbers/numberReservations.ts': 'asks whether numbers are concerned',
  'src/sagas/lots/numbers/numbersAlong.ts': 'asks whether numbers are concerned',
  'src/sagas/lots/numbers/numbersThatCame.ts': 'asks whether numbers are concerned',
  'src/features/navigation/model/navigationSlice.ts': 'asks which view the address names',
  'src/domain/sales/addresses.ts': 'asks which view the address names',
  'src/domain/lots/describeQueue.ts': 'asks whether a lot has all its words now',
  'src/sagas/lots/describe/': 'asks whether a lot has all its words now',
  'src/sagas/lots/operations/retryOnReturn.ts': 'listens for a server that comes back',
  'src/sagas/lots/outbox/guardStorage.ts': 'asks the browser once to keep what is on the device',
  'src/sagas/signOutFlow/leaveWithWork.ts': 'obtains a key for work that is locked at a sign-out',
  'src/features/signOutFlow/signOutFlowSlice.ts': 'obtains a key for work that is locked at a sign-out',
  'src/services/outbox/encrypted/encryption.ts': 'obtains a key for work that is locked at a sign-out',
};

/** The same of the adapters. */
const BESIDE_ADAPTERS: Readonly<Record<string, string>> = {
  'src/services/firebase/read/askStream.ts': 'asks how large a sale is',
  'src/services/firebase/read/idRanges.ts': 'asks how large a sale is',
  'src/services/firebase/read/silenceWatch.ts': 'learns that the server has answered',
  'src/services/offlineCache/OfflineCache.ts': 'names the entries of the copy',
  'src/services/offlineCache/groups.ts': 'packs the copy for the device',
  'src/services/outbox/device/pageLife.ts': 'tells other pages that this one lives',
};

const isIn = (list: Readonly<Record<string, string>>) => (file: string) =>
  Object.keys(list).some((each) => (each.endsWith('/') ? file.startsWith(each) : file === each));
export const isBeside = isIn(BESIDE_KEYSTROKE);
export const isBesideAdapters = isIn(BESIDE_ADAPTERS);
