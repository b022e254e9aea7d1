import bringBackSlice from '../../features/leaving/bringBackSlice';
import leavingSlice from '../../features/leaving/leavingSlice';
import copySlice from '../../features/lots/copySlice';
import choicesSlice from '../../features/lots/intake/choicesSlice';
import gridSlice from '../../features/lots/gridSlice';
import historySlice from '../../features/lots/history/historySlice';
import lotsSlice from '../../features/lots/lotsSlice';
import claimsSlice from '../../features/lots/numbering/claimsSlice';
import numberingSlice from '../../features/lots/numbering/numberingSlice';
import photosSlice from '../../features/lots/photosSlice';
import savesSlice from '../../features/lots/savesSlice';
import resultsSlice from '../../features/lots/results/resultsSlice';
import templatesSlice from '../../features/lots/templates/templatesSlice';
import transferSlice from '../../features/lots/transfer/transferSlice';
import purgeSlice from '../../features/lots/trash/purgeSlice';
import undoSlice from '../../features/lots/undoSlice';
import unreadableSlice from '../../features/lots/unreadableSlice';
import salesSlice from '../../features/sales/salesSlice';
import updatesSlice from '../../features/updates/updatesSlice';
import panelsSlice from '../../features/navigation/panelsSlice';

/** The state of the workspace. Apart from its module, whose workers and database no test can load. */
export const WORKSPACE_SLICES = [
  salesSlice,
  savesSlice,
  lotsSlice,
  photosSlice,
  choicesSlice,
  gridSlice,
  numberingSlice,
  claimsSlice,
  undoSlice,
  transferSlice,
  templatesSlice,
  purgeSlice,
  resultsSlice,
  historySlice,
  leavingSlice,
  bringBackSlice,
  copySlice,
  unreadableSlice,
  updatesSlice,
  panelsSlice,
] as const;
