import copySlice from './lots/copySlice';
import cameraSlice from './camera/cameraSlice';
import checksSlice from './checks/checksSlice';
import choicesSlice from './photos/choicesSlice';
import describeSlice from './describe/describeSlice';
import extrasSlice from './extras/extrasSlice';
import fieldNamesSlice from './outgoing/fieldNamesSlice';
import gridSlice from './view/gridSlice';
import houseSlice from './house/houseSlice';
import historySlice from './history/historySlice';
import lotsSlice from './lots/lotsSlice';
import reservationsSlice from './numbering/reservationsSlice';
import numberingSlice from './numbering/numberingSlice';
import phaseSlice from './phase/phaseSlice';
import photosSlice from './photos/photosSlice';
import savesSlice from './saves/savesSlice';
import resultsSlice from './results/resultsSlice';
import templatesSlice from './templates/templatesSlice';
import transferSlice from './transfer/transferSlice';
import purgeSlice from './trash/purgeSlice';
import undoSlice from './history/undoSlice';
import unreadableSlice from './view/unreadableSlice';

/** The state of lots. Hooks, the workspace's module and the test kit have it from here. */
export const LOT_SLICES = [
  savesSlice,
  lotsSlice,
  phaseSlice,
  photosSlice,
  choicesSlice,
  cameraSlice,
  gridSlice,
  describeSlice,
  extrasSlice,
  fieldNamesSlice,
  houseSlice,
  numberingSlice,
  reservationsSlice,
  undoSlice,
  transferSlice,
  templatesSlice,
  purgeSlice,
  resultsSlice,
  historySlice,
  copySlice,
  unreadableSlice,
  checksSlice,
] as const;
