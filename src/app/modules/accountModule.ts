import accountSlice from '../../features/account/accountSlice';
import enrolmentSlice, { enrolmentMachine } from '../../features/account/enrolmentSlice';
import phoneSlice, { phoneMachine } from '../../features/account/phoneSlice';
import reauthSlice, { reauthMachine } from '../../features/account/reauthSlice';
import { accountSaga } from '../../sagas/account/accountSaga';
import { createFirebaseAccountGateway } from '../../services/auth/firebaseAccountGateway';
import { createChosenFiles } from '../../services/files/ChosenFiles';
import { openFirebaseApp } from '../../services/firebase/firebaseApp';
import { createWorkerPhotoPreparer } from '../../services/photos/workerPhotoPreparer';
import type { AppModule } from '../../store/appModule';
import { sliceCheck } from '../../store/unknownEvents';

/** Shared by the page, where files are chosen, and the sagas, which use them. */
export const chosenFiles = createChosenFiles();

/** What a signed-in person does with the own account, in a chunk of its own. */
export const accountModule: AppModule = {
  name: 'account',
  slices: [accountSlice, enrolmentSlice, phoneSlice, reauthSlice],
  saga: accountSaga,
  createGateways: ({ firebase }) => ({
    account: createFirebaseAccountGateway(openFirebaseApp(firebase), window.location.origin),
    chosenFiles,
    portraitPreparer: createWorkerPhotoPreparer(),
  }),
  checks:
    process.env.NODE_ENV === 'production'
      ? []
      : [
          sliceCheck('enrolment', enrolmentMachine),
          sliceCheck('accountPhone', phoneMachine),
          sliceCheck('reauth', reauthMachine),
        ],
};
