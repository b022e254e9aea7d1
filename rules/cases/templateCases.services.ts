import { runCases } from '../support/cases';
import { create, remove, set, update } from '../support/firestoreClient';
import { changedBy, deviceId, newTemplate, newTextBlock, OTHER_SALE, SALE, TEMPLATE } from '../support/fixture';
import { as } from '../support/harness';

const template = `sales/${SALE}/templates/${TEMPLATE}`;
const fresh = `sales/${SALE}/templates/${deviceId('newTemplate')}`;

runCases([
  {
    name: 'a template that becomes a text',
    denied: () => as('editor').commit(set(template, newTextBlock('editor'))),
    allowed: () => as('editor').commit(set(fresh, newTextBlock('editor'))),
  },
  {
    name: 'a template in the name of another',
    denied: () => as('owner').commit(create(fresh, newTemplate('editor'))),
    allowed: () => as('owner').commit(create(fresh, newTemplate('owner'))),
  },
  {
    name: "taking over the making of a colleague's template",
    denied: () => as('owner').commit(update(template, { createdBy: 'owner', ...changedBy('owner') })),
    allowed: () => as('owner').commit(update(template, { name: 'Chairs', ...changedBy('owner') })),
  },
  {
    name: 'a change without a name to it',
    denied: () => as('owner').commit(update(template, { name: 'Chairs' })),
    allowed: () => as('owner').commit(update(template, { name: 'Chairs', ...changedBy('owner') })),
  },
  {
    name: 'a template that hides what only editors see',
    denied: () => as('editor').commit(create(fresh, { ...newTemplate('editor'), fields: { reserve: 100 } })),
    allowed: () => as('editor').commit(create(fresh, { ...newTemplate('editor'), fields: { title: '100' } })),
  },
  {
    name: 'a template of another sale',
    denied: () => as('editor').commit(remove(`sales/${OTHER_SALE}/templates/${TEMPLATE}`)),
    allowed: () => as('editor').commit(remove(template)),
  },
]);
