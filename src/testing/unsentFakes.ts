import { createFakeDeviceStorage } from '../services/outbox/fakeDeviceStorage';
import { createFakeKeyGateway } from '../services/outbox/fakeKeyGateway';
import { createFakeOutbox } from '../services/outbox/fakeOutbox';
import { createFakePhotoOutbox } from '../services/outbox/fakePhotoOutbox';
import { createFakeSealedOutbox } from '../services/outbox/fakeSealedOutbox';
import { createFakeWorkExport } from '../services/outbox/fakeWorkExport';
import { createFakeWorkImport } from '../services/outbox/fakeWorkImport';
import { createChosenFiles } from '../services/files/ChosenFiles';

/** Everything of a device that has to do with work the server does not have yet. */
export function createUnsentFakes() {
  const photoOutbox = createFakePhotoOutbox();
  const outbox = createFakeOutbox(photoOutbox);
  return {
    outbox,
    photoOutbox,
    deviceStorage: createFakeDeviceStorage(),
    sealed: createFakeSealedOutbox(outbox, photoOutbox),
    keys: createFakeKeyGateway(),
    workExport: createFakeWorkExport(),
    workImport: createFakeWorkImport(),
    workFiles: createChosenFiles(),
  };
}
