import { runCases } from '../support/cases';
import { create, set, update } from '../support/firestoreClient';
import { deviceId, EXPORT, newExport, newExportPart, OTHER_SALE, SALE, UNFINISHED_EXPORT } from '../support/fixture';
import { admin, as } from '../support/harness';

const fresh = deviceId('newExport');
const of = (id: string, part = '') => `sales/${SALE}/exports/${id}${part === '' ? '' : `/parts/${part}`}`;

runCases([
  ...(['viewer', 'stranger', 'visitor', 'ended'] as const).map((by) => ({
    name: `what became of a bundle, said by: ${by}`,
    denied: () => as(by).commit(update(of(EXPORT), { outcome: 'forgotten' })),
    allowed: () => as('editor').commit(update(of(EXPORT), { outcome: 'forgotten' })),
  })),
  ...['sent', '', null, 1, {}, ['uploaded']].map((outcome) => ({
    name: `an outcome of a bundle that nobody knows: ${JSON.stringify(outcome)}`,
    denied: () => as('owner').commit(update(of(EXPORT), { outcome })),
    allowed: () => as('owner').commit(update(of(EXPORT), { outcome: 'uploaded' })),
  })),
  {
    name: 'the outcome of a bundle with anything else of it',
    denied: () => as('editor').commit(update(of(EXPORT), { outcome: 'uploaded', lots: 0 })),
    allowed: () => as('editor').commit(update(of(EXPORT), { outcome: 'uploaded' })),
  },
  {
    name: 'an export of which nothing is written',
    denied: () => as('editor').commit(create(of(fresh), newExport('editor'))),
    allowed: () => as('editor').commit(create(of(UNFINISHED_EXPORT), newExport('editor'))),
  },
  {
    name: 'an export in the name of another',
    denied: () => as('owner').commit(create(of(UNFINISHED_EXPORT), newExport('editor'))),
    allowed: () => as('owner').commit(create(of(UNFINISHED_EXPORT), newExport('owner'))),
  },
  {
    name: 'a part that is added to an export that is there',
    denied: () => as('editor').commit(create(of(EXPORT, 'l0'), newExportPart('editor'))),
    allowed: () => as('editor').commit(create(of(UNFINISHED_EXPORT, 'l0'), newExportPart('editor'))),
  },
  {
    name: 'a part of an export that a colleague is writing',
    denied: () => as('owner').commit(set(of(UNFINISHED_EXPORT, 'e0'), newExportPart('owner'))),
    allowed: () => as('editor').commit(set(of(UNFINISHED_EXPORT, 'e0'), newExportPart('editor'))),
  },
  {
    name: 'a part with a name that nobody reads',
    denied: () => as('editor').commit(create(of(UNFINISHED_EXPORT, 'x0'), newExportPart('editor'))),
    allowed: () => as('editor').commit(create(of(UNFINISHED_EXPORT, 'l999'), newExportPart('editor'))),
  },
  {
    name: 'a part of an export under an id that no device makes',
    denied: () => as('editor').commit(create(of('Odd id!', 'e0'), newExportPart('editor'))),
    allowed: () => as('editor').commit(create(of(fresh, 'e0'), newExportPart('editor'))),
  },
  {
    name: 'an export under an id that no device makes, though a part of it is there',
    denied: async () => {
      await admin.commit(set(of('Odd id!', 'e0'), newExportPart('editor')));
      return as('editor').commit(create(of('Odd id!'), newExport('editor')));
    },
    allowed: () => as('editor').commit(create(of(UNFINISHED_EXPORT), newExport('editor'))),
  },
  {
    name: 'an export whose file has a name that turns the direction of reading round',
    denied: () =>
      as('editor').commit(create(of(UNFINISHED_EXPORT), { ...newExport('editor'), fileName: 'a\u202Evsc.exe' })),
    allowed: () => as('editor').commit(create(of(UNFINISHED_EXPORT), { ...newExport('editor'), fileName: 'a.csv' })),
  },
  {
    name: 'another time of what was sent',
    denied: () => as('editor').commit(update(of(EXPORT), { lots: 0 })),
    allowed: () => as('editor').commit(create(of(UNFINISHED_EXPORT), { ...newExport('editor'), lots: 0 })),
  },
  {
    name: 'an export of another sale',
    denied: () => as('editor').commit(create(`sales/${OTHER_SALE}/exports/${fresh}/parts/e0`, newExportPart('editor'))),
    allowed: () => as('editor').commit(create(of(fresh, 'e0'), newExportPart('editor'))),
  },
]);
