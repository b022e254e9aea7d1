import { createFakeDeviceStorage } from '../fakes/outbox/fakeDeviceStorage';
import { createFakeKeyGateway } from '../fakes/outbox/fakeKeyGateway';
import { createFakeOwnRecords } from '../fakes/outbox/fakeOwnRecords';
import { createFakeOutbox } from '../fakes/outbox/fakeOutbox';
import { createFakePhotoOutbox } from '../fakes/outbox/fakePhotoOutbox';
import { createFakeEncryptedOutbox } from '../fakes/outbox/fakeEncryptedOutbox';
import { createFakeWorkExport } from '../fakes/outbox/fakeWorkExport';
import { createFakeWorkImport } from '../fakes/outbox/fakeWorkImport';
import { createChosenFiles } from '../../services/files/ChosenFiles';

/** Everything of a device that has to do with work the server does not have yet. */
export function createUnsentFakes() {
  const photoOutbox = createFakePhotoOutbox();
  const outbox = createFakeOutbox(photoOutbox);
  return {
    outbox,
    photoOutbox,
    deviceStorage: createFakeDeviceStorage(),
    encryptedOutbox: createFakeEncryptedOutbox(outbox, photoOutbox),
    ownRecords: createFakeOwnRecords(),
    keys: createFakeKeyGateway(),
    workExport: createFakeWorkExport(),
    workImport: createFakeWorkImport(),
    workFiles: createChosenFiles(),
  };
}
