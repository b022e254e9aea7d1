import importWorkSlice from '../../features/signOutFlow/importWorkSlice';
import signOutFlowSlice from '../../features/signOutFlow/signOutFlowSlice';
import copySlice from '../../features/lots/model/lots/copySlice';
import choicesSlice from '../../features/lots/model/photos/choicesSlice';
import gridSlice from '../../features/lots/model/view/gridSlice';
import historySlice from '../../features/lots/model/history/historySlice';
import lotsSlice from '../../features/lots/model/lots/lotsSlice';
import reservationsSlice from '../../features/lots/model/numbering/reservationsSlice';
import numberingSlice from '../../features/lots/model/numbering/numberingSlice';
import photosSlice from '../../features/lots/model/photos/photosSlice';
import savesSlice from '../../features/lots/model/saves/savesSlice';
import resultsSlice from '../../features/lots/model/results/resultsSlice';
import templatesSlice from '../../features/lots/model/templates/templatesSlice';
import transferSlice from '../../features/lots/model/transfer/transferSlice';
import purgeSlice from '../../features/lots/model/trash/purgeSlice';
import undoSlice from '../../features/lots/model/history/undoSlice';
import unreadableSlice from '../../features/lots/model/view/unreadableSlice';
import salesSlice from '../../features/sales/salesSlice';
import updatesSlice from '../../features/updates/updatesSlice';
import panelsSlice from '../../features/navigation/model/panelsSlice';

/** The state of the workspace. Apart from its module, whose workers and database no test can load. */
export const WORKSPACE_SLICES = [
  salesSlice,
  savesSlice,
  lotsSlice,
  photosSlice,
  choicesSlice,
  gridSlice,
  numberingSlice,
  reservationsSlice,
  undoSlice,
  transferSlice,
  templatesSlice,
  purgeSlice,
  resultsSlice,
  historySlice,
  signOutFlowSlice,
  importWorkSlice,
  copySlice,
  unreadableSlice,
  updatesSlice,
  panelsSlice,
] as const;
