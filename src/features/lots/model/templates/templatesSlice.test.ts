import type { LotTemplate, Template, TextBlock } from '../../../../domain/lots/template';
import { signedOut } from '../../../auth/model/authSlice';
import { saleEntered, saleLeft } from '../lots/lotsSlice';
import templates, {
  applyOpened,
  draftChanged,
  draftMadeNew,
  extraTyped,
  formLeft,
  newTemplateOpened,
  selectAreTemplatesCurrent,
  selectAreTemplatesKnown,
  selectDefaultTemplate,
  selectLotTemplates,
  selectRemovedTemplate,
  selectTemplate,
  selectTemplates,
  selectTemplatesView,
  selectTemplatesWork,
  selectTextBlocks,
  templateOpened,
  templateRemoved,
  templatesChanged,
  templatesClosed,
  templatesOpened,
  templatesReceived,
  templatesSaved,
  templatesWorkRefused,
  templatesWorkStarted,
  type TemplatesState,
} from './templatesSlice';

const CHAIRS: LotTemplate = {
  ...{ id: 'chairs', kind: 'lot', name: 'Chairs', order: 'a0', isDefault: true },
  fields: { category: 'Chairs' },
};
const RESTORED: TextBlock = {
  ...{ id: 'restored', kind: 'text', name: 'Restored', order: 'a1' },
  ...{ field: 'condition', text: 'Old restorations.' },
};
const LAMPS: LotTemplate = { ...CHAIRS, id: 'lamps', name: 'Lamps', order: 'a2', isDefault: false };

type Action = Parameters<typeof templates.reducer>[1];
const saleId = 'sale';
const entered = saleEntered({ saleId });
const all = (...list: readonly Template[]) => templatesReceived({ saleId, templates: list, fromServer: true });
const on = (state: TemplatesState, ...actions: readonly Action[]) => actions.reduce(templates.reducer, state);
const run = (...actions: readonly Action[]) => on(templates.getInitialState(), entered, ...actions);
const names = (state: TemplatesState) => selectTemplates({ templates: state }).map(({ name }) => name);
const view = (state: TemplatesState) => selectTemplatesView({ templates: state });
const IDLE = { status: 'idle' };
const refused = templatesWorkRefused({ code: 'unavailable' });
const removed = templateRemoved({ saleId, template: LAMPS });

describe('the list of templates', () => {
  it('is unknown at first, then what the device has, then what the server has', () => {
    const known = (state: TemplatesState) => [
      selectAreTemplatesKnown({ templates: state }),
      selectAreTemplatesCurrent({ templates: state }),
    ];
    const kept = templatesReceived({ saleId, templates: [CHAIRS], fromServer: false });
    expect([known(run()), known(run(kept)), known(run(kept, all()))]).toEqual([
      [false, false],
      [true, false],
      [true, true],
    ]);
    expect([selectTemplates({}), selectAreTemplatesKnown({}), selectAreTemplatesCurrent({})]).toEqual([
      [],
      false,
      false,
    ]);
  });

  it('is read by kind, by id, and by what new lots begin with', () => {
    const state = { templates: run(all(CHAIRS, RESTORED, LAMPS)) };
    expect(selectLotTemplates(state)).toEqual([CHAIRS, LAMPS]);
    expect(selectTextBlocks(state)).toEqual([RESTORED]);
    expect([selectTemplate(state, 'lamps'), selectTemplate(state, 'gone')]).toEqual([LAMPS, undefined]);
    expect(selectDefaultTemplate(state)).toEqual(CHAIRS);
  });

  it('takes in what was saved, in its order and each once', () => {
    const renamed = { ...CHAIRS, name: 'Seats', order: 'a3' };
    const saved = templatesSaved({ saleId, templates: [renamed, RESTORED] });
    expect(names(run(all(CHAIRS, LAMPS), saved))).toEqual(['Restored', 'Lamps', 'Seats']);
    expect(names(run(saved))).toStrictEqual(['Restored', 'Seats']);
  });

  it('takes in only what was changed, and nothing of a template that is gone', () => {
    const theirs = { ...CHAIRS, fields: { category: 'Seats' } };
    const change = { before: CHAIRS, after: { ...CHAIRS, name: 'Old chairs', order: 'a9' } };
    const changed = templatesChanged({ saleId, changes: [change, { before: RESTORED, after: RESTORED }] });
    const state = run(all(theirs, LAMPS), changed);
    expect(names(state)).toStrictEqual(['Lamps', 'Old chairs']);
    expect(selectTemplate({ templates: state }, 'chairs')).toMatchObject({ fields: { category: 'Seats' } });
    expect(names(run(changed))).toStrictEqual([]);
  });

  it('loses what was removed, which can be put back until something else is done', () => {
    const state = run(all(CHAIRS, LAMPS), templatesWorkStarted(), removed);
    const toPutBack = (...actions: readonly Action[]) => selectRemovedTemplate({ templates: on(state, ...actions) });
    expect([names(state), toPutBack(), state.work]).toEqual([['Chairs'], LAMPS, IDLE]);
    expect(toPutBack(templatesSaved({ saleId, templates: [LAMPS] }))).toBeNull();
    expect(toPutBack(templatesChanged({ saleId, changes: [] }))).toBeNull();
    expect(toPutBack(templatesOpened())).toBeNull();
    expect(toPutBack(templatesClosed())).toBeNull();
    expect(toPutBack(templateOpened({ template: CHAIRS }))).toBeNull();
    expect(toPutBack(newTemplateOpened({ kind: 'lot', fields: {} }))).toBeNull();
    expect(toPutBack(templatesWorkStarted(), refused)).toEqual(LAMPS);
    expect(names(run(removed))).toStrictEqual([]);
  });

  it('is of the open sale only: what comes late for another one changes nothing', () => {
    const state = run(all(CHAIRS));
    const late: readonly Action[] = [
      templatesReceived({ saleId: 'other', templates: [], fromServer: false }),
      templatesSaved({ saleId: 'other', templates: [LAMPS] }),
      templatesChanged({ saleId: 'other', changes: [{ before: CHAIRS, after: LAMPS }] }),
      templateRemoved({ saleId: 'other', template: CHAIRS }),
    ];
    for (const action of late) expect(on(state, action)).toBe(state);
    expect(on(state, saleEntered({ saleId: 'other' }))).toEqual({ ...templates.getInitialState(), saleId: 'other' });
    expect(on(state, saleLeft())).toEqual(templates.getInitialState());
    expect(on(state, signedOut({ reason: 'requested' }))).toEqual(templates.getInitialState());
  });
});

describe('what is open', () => {
  const form = (state: TemplatesState) => {
    const open = view(state);
    if (open.name !== 'form') throw new Error('No form is open.');
    return open;
  };

  it('is the list, the choice for lots, or nothing, and what was refused before is over', () => {
    const state = run(all(CHAIRS), templatesWorkStarted(), refused);
    expect(selectTemplatesWork({ templates: state })).toEqual({ status: 'refused', code: 'unavailable' });
    const opens = (action: Action) => {
      const now = on(state, action);
      return [view(now), now.work];
    };
    expect(opens(templatesOpened())).toEqual([{ name: 'list' }, IDLE]);
    expect(opens(templatesClosed())).toEqual([{ name: 'closed' }, IDLE]);
    expect(opens(applyOpened({ lotIds: ['lot1'] }))).toEqual([{ name: 'apply', lotIds: ['lot1'] }, IDLE]);
    expect([view(run()), view(run(templatesOpened(), templatesClosed()))]).toEqual([
      { name: 'closed' },
      { name: 'closed' },
    ]);
    expect(selectTemplatesWork({ templates: on(state, templatesWorkStarted()) })).toEqual({ status: 'working' });
    expect(selectTemplatesView({})).toEqual({ name: 'closed' });
  });

  it('is the form of a new one, behind all others', () => {
    const lot = form(
      run(all(CHAIRS, LAMPS), refused, newTemplateOpened({ kind: 'lot', fields: { category: 'Glass' } })),
    );
    expect(lot.draft).toEqual({
      ...{ id: expect.any(String), kind: 'lot', name: '', order: 'a3', isDefault: false },
      fields: { category: 'Glass' },
    });
    expect(lot).toMatchObject({ template: lot.draft, isNew: true, typed: {}, then: 'list' });
    const text = form(run(newTemplateOpened({ kind: 'text', field: 'condition' }, 'closed')));
    expect(text.draft).toEqual({
      ...{ id: expect.any(String), kind: 'text', name: '', order: 'a0', field: 'condition', text: '' },
    });
    expect(text.then).toBe('closed');
    expect(run(refused, newTemplateOpened({ kind: 'lot', fields: {} })).work).toEqual(IDLE);
  });

  it('is the form of a known one, with what is written in it', () => {
    const state = run(refused, templateOpened({ template: CHAIRS }));
    expect([form(state), state.work]).toEqual([
      { name: 'form', template: CHAIRS, draft: CHAIRS, isNew: false, typed: {}, then: 'list' },
      IDLE,
    ]);
    const draft = { ...CHAIRS, name: 'Seats' };
    const typed = [
      extraTyped({ field: 'extras.height', text: '1' }),
      extraTyped({ field: 'extras.width', text: '2' }),
      extraTyped({ field: 'extras.height', text: '12' }),
    ];
    expect(form(on(state, draftChanged({ draft }), ...typed))).toEqual({
      ...{ name: 'form', template: CHAIRS, draft, isNew: false, then: 'list' },
      typed: { 'extras.height': '12', 'extras.width': '2' },
    });
  });

  it('becomes one of its own when its template is gone, and is asked about when it is left', () => {
    const draft = { ...CHAIRS, name: 'Seats' };
    const state = run(all(RESTORED), templateOpened({ template: CHAIRS }), draftChanged({ draft }), refused);
    const made = on(state, draftMadeNew());
    const { draft: own, template, isNew } = form(made);
    expect(own).toEqual({ ...draft, id: expect.any(String), order: 'a2', isDefault: false });
    expect(own.id).not.toBe('chairs');
    expect([template, isNew, made.work]).toEqual([{ ...own, name: '' }, true, IDLE]);
    const text = form(run(templateOpened({ template: RESTORED }), draftMadeNew()));
    expect(text.draft).toEqual({ ...RESTORED, id: text.draft.id, order: 'a0' });
  });

  it('stays as it is where no form is open', () => {
    const state = run(templatesOpened());
    const late = [draftMadeNew(), draftChanged({ draft: LAMPS }), extraTyped({ field: 'extras.height', text: '1' })];
    for (const action of late) expect(on(state, action)).toBe(state);
  });

  it('is where the form came from once that is left', () => {
    const lot = { kind: 'lot', fields: {} } as const;
    expect(view(run(newTemplateOpened(lot), formLeft()))).toEqual({ name: 'list' });
    expect(view(run(newTemplateOpened(lot, 'closed'), formLeft()))).toEqual({ name: 'closed' });
    expect(view(run(templatesOpened(), formLeft()))).toEqual({ name: 'closed' });
    expect(run(newTemplateOpened(lot), refused, formLeft()).work).toEqual(IDLE);
  });

  it('stays open beside what the server answers', () => {
    const state = run(all(CHAIRS, LAMPS), templateOpened({ template: CHAIRS }), templatesWorkStarted());
    const answers = [templatesSaved({ saleId, templates: [] }), templatesChanged({ saleId, changes: [] }), removed];
    for (const answer of answers)
      expect([view(on(state, answer)), on(state, answer).work]).toEqual([view(state), IDLE]);
  });
});
