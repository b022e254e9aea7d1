import { peopleSaga } from '../../sagas/people/peopleSaga';
import { createFirebaseSessionGateway } from '../../services/auth/session/firebaseSessionGateway';
import { openFirebaseApp } from '../../services/firebase/connection/firebaseApp';
import { createFirebasePeopleGateway } from '../../services/people/firebasePeopleGateway';
import type { AppModule } from '../../store/appModule';
import { ownDocuments } from './documents';

/** What follows a signed-in person from device to device; it comes with every page of members. */
export const peopleModule: AppModule = {
  name: 'people',
  slices: [],
  saga: peopleSaga,
  createGateways: (services) => ({
    people: createFirebasePeopleGateway(ownDocuments(services)),
    session: createFirebaseSessionGateway(openFirebaseApp(services.firebase)),
  }),
};
