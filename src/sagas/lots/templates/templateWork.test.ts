import { selectIsSignedIn } from '../../../features/auth/model/authSlice';
import type { LotTemplate, Template, TextBlock } from '../../../domain/lots/template';
import {
  chooseDefaultTemplate,
  draftChanged,
  formLeft,
  moveTemplate,
  newTemplateOpened,
  removeTemplate,
  restoreTemplate,
  saveTemplate,
  selectRemovedTemplate,
  selectTemplates,
  selectTemplatesView,
  selectTemplatesWork,
  templateOpened,
  templatesOpened,
} from '../../../features/lots/model/templates/templatesSlice';
import { settle } from '../../../testing/stores/makeTestStore';
import { makeWorkspace, SALE, type Workspace } from '../../../testing/stores/makeWorkspace';
import { OPEN_SALE } from '../../../testing/stores/saleDevices';

const lots = (name: string, order: string): LotTemplate => ({
  id: name.toLowerCase(),
  kind: 'lot',
  name,
  order,
  isDefault: false,
  fields: { category: name },
});
const text = (name: string, order: string): TextBlock => ({
  id: name.toLowerCase(),
  kind: 'text',
  name,
  order,
  field: 'condition',
  text: `${name}.`,
});
/** Lots and texts stand among each other in one order. */
const ALL = [lots('A', 'a0'), text('X', 'a1'), lots('B', 'a2'), text('Y', 'a3'), lots('C', 'a4')];

let space: Workspace;
beforeEach(async () => {
  space = makeWorkspace();
  await space.templates.save(SALE, ALL, 'somebody');
  await space.signIn();
  space.sales.emit({ type: 'sales', sales: [OPEN_SALE] });
  await settle();
});
afterEach(async () => {
  await space.store.stop();
  jest.restoreAllMocks();
});

const after = async (...actions: Parameters<Workspace['store']['dispatch']>[0][]): Promise<void> => {
  for (const action of actions) space.store.dispatch(action);
  await settle();
};
const names = (): string =>
  space
    .read(selectTemplates)
    .map(({ name }) => name)
    .join('');
const stored = async (id: string): Promise<Template | undefined> =>
  (await space.templates.list(SALE)).find((each) => each.id === id);
const said = (): string[] => space.state().notifications.list.map(({ message }) => message);
/** The server does not answer `kind` until the function is called. */
function hold(kind: 'save' | 'change' | 'putBack'): () => void {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const real = space.templates[kind].bind(space.templates) as (...args: unknown[]) => Promise<never>;
  jest.spyOn(space.templates, kind).mockImplementation(async (...args: unknown[]) => {
    await held;
    return real(...args);
  });
  return answer;
}
function draft(): Template {
  const view = space.read(selectTemplatesView);
  if (view.name !== 'form') throw new Error('No form is open.');
  return view.draft;
}

describe('a template moves', () => {
  it.each([
    ['c', 'up', 'AXCBY'],
    ['b', 'up', 'BAXYC'],
    ['y', 'up', 'AYXBC'],
    ['a', 'down', 'XBAYC'],
    ['b', 'down', 'AXYCB'],
    ['x', 'down', 'ABYXC'],
  ] as const)('%s %s past its neighbour of the same kind: %s', async (templateId, way, order) => {
    const change = jest.spyOn(space.templates, 'change');
    await after(moveTemplate({ templateId, way }));
    expect(names()).toBe(order);
    expect(change.mock.calls.map(([, changes]) => changes.map(({ before }) => before.id))).toEqual([[templateId]]);
  });

  it.each([
    ['a', 'up'],
    ['x', 'up'],
    ['c', 'down'],
    ['y', 'down'],
    ['nowhere', 'up'],
  ] as const)('%s not %s where there is none', async (templateId, way) => {
    const change = jest.spyOn(space.templates, 'change');
    await after(moveTemplate({ templateId, way }));
    expect([names(), change.mock.calls]).toEqual(['AXBYC', []]);
    expect([space.read(selectTemplatesWork), space.failures]).toEqual([{ status: 'idle' }, []]);
  });
});

it('a template moves between two that colleagues have made in the same moment', async () => {
  await space.templates.save(SALE, [lots('D', 'a5'), lots('E', 'a5'), lots('F', 'a6')], 'somebody');
  await settle();
  await after(moveTemplate({ templateId: 'f', way: 'up' }));
  expect(names()).toBe('AXBYCDFE');
  await after(moveTemplate({ templateId: 'f', way: 'up' }));
  expect(names()).toBe('AXBYCFDE');
});

describe('the form', () => {
  it('of one who came from a lot closes, and says that it is saved', async () => {
    await after(newTemplateOpened({ kind: 'text', field: 'condition' }, 'closed'));
    await after(saveTemplate({ template: { ...draft(), name: 'Worn', text: 'Worn.' } as Template }));
    expect(space.read(selectTemplatesView)).toEqual({ name: 'closed' });
    expect(space.state().notifications.list).toMatchObject([
      { kind: 'success', message: 'The template “Worn” is saved.' },
    ]);
  });

  it('of the list says nothing: it is in the list', async () => {
    await after(templateOpened({ template: lots('A', 'a0') }), saveTemplate({ template: lots('A', 'a0') }));
    expect([space.read(selectTemplatesView), said()]).toEqual([{ name: 'list' }, []]);
  });

  it('stays open for the person who wrote on, and what they opened meanwhile does, without a word', async () => {
    const answer = hold('save');
    await after(newTemplateOpened({ kind: 'text', field: 'condition' }, 'closed'));
    const template = { ...draft(), name: 'Worn' };
    await after(saveTemplate({ template }), draftChanged({ draft: { ...template, name: 'Worn off' } }));
    expect(space.read(selectTemplatesWork)).toEqual({ status: 'working' });
    answer();
    await settle();
    expect([draft().name, said(), names()]).toEqual(['Worn off', [], 'AXBYCWorn']);
    expect(space.read(selectTemplatesWork)).toEqual({ status: 'idle' });
    await after(saveTemplate({ template: draft() }), formLeft(), templatesOpened());
    expect([space.read(selectTemplatesView), said(), names()]).toEqual([{ name: 'list' }, [], 'AXBYCWorn off']);
  });

  it('is saved once, however often that is asked, and not at all when there is none', async () => {
    await after(saveTemplate({ template: lots('D', 'a5') }));
    expect(names()).toBe('AXBYC');
    const answer = hold('save');
    await after(newTemplateOpened({ kind: 'text', field: 'condition' }));
    await after(saveTemplate({ template: { ...draft(), name: 'Once' } }), saveTemplate({ template: draft() }));
    answer();
    await settle();
    expect(space.templates.save).toHaveBeenCalledTimes(1);
    expect(names()).toBe('AXBYCOnce');
  });

  it('keeps no characters that nobody can see, in a new template and in an old one', async () => {
    await after(newTemplateOpened({ kind: 'lot', fields: {} }));
    const made = { ...draft(), name: 'Ne\u0007w', fields: { category: 'Chai\u202ers' } } as Template;
    await after(saveTemplate({ template: made }));
    expect(await stored(made.id)).toMatchObject({ name: 'New', fields: { category: 'Chairs' } });
    expect(names()).toBe('AXBYCNew');
    await after(templateOpened({ template: text('X', 'a1') }));
    await after(saveTemplate({ template: { ...text('X', 'a1'), text: 'Wo\u0007rn.' } }));
    expect(await stored('x')).toMatchObject({ text: 'Worn.' });
  });
});

describe('what the server refuses', () => {
  it.each([
    ['a removal', 'remove', () => removeTemplate({ template: lots('A', 'a0') })],
    ['a move', 'change', () => moveTemplate({ templateId: 'a', way: 'down' })],
    ['a default', 'change', () => chooseDefaultTemplate({ templateId: 'a' })],
  ] as const)('%s changes nothing here, and is said', async (_, kind, action) => {
    space.templates.failNext(kind, 'permission-denied');
    await after(action());
    expect(space.read(selectTemplatesWork)).toEqual({ status: 'refused', code: 'permission-denied' });
    expect([space.read(selectTemplates), space.read(selectRemovedTemplate)]).toEqual([ALL, null]);
    space.templates.failNext(kind, 'nobody knows');
    await after(action());
    expect(space.read(selectTemplatesWork)).toEqual({ status: 'refused', code: 'unknown' });
    await after(action());
    expect(space.read(selectTemplatesWork)).toEqual({ status: 'idle' });
  });

  it('of one sale is not said in another one that was opened meanwhile', async () => {
    const answer = hold('change');
    space.templates.failNext('change', 'permission-denied');
    await after(chooseDefaultTemplate({ templateId: 'a' }));
    space.history.push('/sales/saleB000000000000000');
    await after(templatesOpened());
    answer();
    await settle();
    expect(space.read(selectTemplatesWork)).toEqual({ status: 'idle' });
  });

  it('because the session is over ends the session', async () => {
    space.templates.failNext('remove', 'auth/user-disabled');
    await after(removeTemplate({ template: lots('A', 'a0') }));
    expect(space.read(selectIsSignedIn)).toBe(false);
  });
});

describe('a template that is put back', () => {
  it('is the one of this page when the server had none any more', async () => {
    jest.spyOn(space.templates, 'remove').mockResolvedValueOnce(null);
    await after(removeTemplate({ template: lots('A', 'a0') }));
    expect([names(), space.read(selectRemovedTemplate)]).toEqual(['XBYC', lots('A', 'a0')]);
  });

  it('stays the default when nothing else became it, and a text is put back beside a default', async () => {
    await after(chooseDefaultTemplate({ templateId: 'a' }));
    await after(removeTemplate({ template: { ...lots('A', 'a0'), isDefault: true } }));
    await after(restoreTemplate());
    expect(await stored('a')).toEqual({ ...lots('A', 'a0'), isDefault: true });
    await after(removeTemplate({ template: text('X', 'a1') }));
    await after(restoreTemplate());
    expect(await stored('x')).toEqual(text('X', 'a1'));
  });

  it('is nothing when nothing was removed', async () => {
    const putBack = jest.spyOn(space.templates, 'putBack');
    await after(restoreTemplate());
    expect(putBack).not.toHaveBeenCalled();
    expect(space.read(selectTemplatesWork)).toEqual({ status: 'idle' });
  });
});

it('the default is written only where it changes, all in one write', async () => {
  await after(chooseDefaultTemplate({ templateId: 'a' }));
  const change = jest.spyOn(space.templates, 'change');
  await after(chooseDefaultTemplate({ templateId: 'a' }));
  expect(change).not.toHaveBeenCalled();
  await after(chooseDefaultTemplate({ templateId: 'c' }));
  expect(change.mock.calls.map(([, changes]) => changes.map(({ after: { id } }) => id))).toEqual([['a', 'c']]);
});

it('nothing is asked of the server while no sale is open', async () => {
  await after(templatesOpened());
  space.history.push('/sales');
  await settle();
  const remove = jest.spyOn(space.templates, 'remove');
  await after(removeTemplate({ template: lots('A', 'a0') }));
  expect([remove.mock.calls, space.read(selectTemplatesWork)]).toEqual([[], { status: 'idle' }]);
});
