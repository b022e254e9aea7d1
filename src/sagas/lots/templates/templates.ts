import { canEdit } from '../../../domain/sales/sale';
import { call, fork, put, select, takeEvery, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { planMoves } from '../../../domain/values/moves';
import { cleanTemplate, type Template } from '../../../domain/lots/template';
import type { TemplateChange } from '../../../domain/lots/templates/templateChange';
import { selectOpenSaleId } from '../../../features/lots/model/lots/lotsSlice';
import {
  chooseDefaultTemplate,
  formLeft,
  moveTemplate,
  removeTemplate,
  restoreTemplate,
  saveTemplate,
  selectDefaultTemplate,
  selectLotTemplates,
  selectRemovedTemplate,
  selectTemplates,
  selectTemplatesView,
  templateRemoved,
  templatesChanged,
  templatesReceived,
  templatesSaved,
  templatesWorkRefused,
  templatesWorkStarted,
} from '../../../features/lots/model/templates/templatesSlice';
import { templateTexts } from '../../../features/lots/model/texts/templateTexts';
import { notificationRequested } from '../../../features/notifications/notificationsSlice';
import { codeOf, DATA_CODES, type DataCode } from '../../../services/failure';
import type { TemplatesEvent, TemplatesGateway } from '../../../services/templates/TemplatesGateway';
import { gateway } from '../../base/effects';
import { texts } from '../../base/texts';
import { applyTemplates } from './applyTemplates';
import { listenToSale } from '../shared/listenToSale';
import { reportFailure } from '../../shared/reportFailure';

/** Keeps the templates of the open sale known to its editors, writes what they make of them, and fills lots in. */
export function* followTemplates(uid: string): SagaGenerator<void> {
  yield* fork(applyTemplates);
  yield* takeLeading(saveTemplate, handleSave, uid);
  yield* takeEvery(removeTemplate, handleRemove, uid);
  yield* takeEvery(restoreTemplate, handleRestore, uid);
  yield* takeEvery(chooseDefaultTemplate, handleDefault, uid);
  yield* takeEvery(moveTemplate, handleMove, uid);
  yield* fork(listenWhileEditing, uid);
}

function* listenWhileEditing(uid: string): SagaGenerator<void> {
  const templates = yield* gateway('templates');
  yield* listenToSale<Extract<TemplatesEvent, { readonly type: 'templates' }>>(
    (sale) => canEdit(sale, uid),
    (saleId, emit) => templates.listen(saleId, emit),
    (saleId, answer) => templatesReceived({ saleId, templates: answer.templates, fromServer: answer.fromServer }),
  );
}

interface Done<Result> {
  readonly saleId: string;
  readonly result: Result;
}

/** Does something of the open sale's templates on the server; null when the server has not done it. */
function* work<Result>(
  uid: string,
  what: (gateway: TemplatesGateway, saleId: string) => Promise<Result>,
): SagaGenerator<Done<Result> | null> {
  const saleId = yield* select(selectOpenSaleId);
  if (saleId === null) return null;
  const templates = yield* gateway('templates');
  yield* put(templatesWorkStarted());
  try {
    return { saleId, result: yield* call(what, templates, saleId) };
  } catch (error) {
    yield* call(reportFailure, 'templates', error, uid);
    // Another sale that was opened meanwhile has refused nothing.
    if ((yield* select(selectOpenSaleId)) !== saleId) return null;
    yield* put(templatesWorkRefused({ code: codeOf<DataCode>(error, DATA_CODES, 'unknown') }));
    return null;
  }
}

function* save(uid: string, templates: readonly Template[]): SagaGenerator<boolean> {
  const clean = templates.map(cleanTemplate);
  const done = yield* work(uid, (server, saleId) => server.save(saleId, clean, uid));
  if (done !== null) yield* put(templatesSaved({ saleId: done.saleId, templates: clean }));
  return done !== null;
}

/** Only what differs: the copy of the device may be older than what a colleague has written. */
function* change(uid: string, changes: readonly TemplateChange[]): SagaGenerator<boolean> {
  const clean = changes.map(({ before, after }) => ({ before: cleanTemplate(before), after: cleanTemplate(after) }));
  const done = yield* work(uid, (server, saleId) => server.change(saleId, clean, uid));
  if (done !== null) yield* put(templatesChanged({ saleId: done.saleId, changes: clean }));
  return done !== null;
}

function* handleSave(uid: string, { payload }: ReturnType<typeof saveTemplate>): SagaGenerator<void> {
  const view = yield* select(selectTemplatesView);
  if (view.name !== 'form') return;
  const { template: after } = payload;
  const isSaved = view.isNew
    ? yield* call(save, uid, [after])
    : yield* call(change, uid, [{ before: view.template, after }]);
  if (!isSaved) return;
  const now = yield* select(selectTemplatesView);
  // What the person has opened meanwhile stays open.
  if (now !== view) return;
  yield* put(formLeft());
  if (view.then === 'list') return;
  const message = (yield* texts(templateTexts)).saved(payload.template.name);
  yield* put(notificationRequested({ kind: 'success', message }));
}

function* handleRemove(uid: string, { payload: { template } }: ReturnType<typeof removeTemplate>): SagaGenerator<void> {
  const done = yield* work(uid, (server, saleId) => server.remove(saleId, template.id));
  // Put back is what the server had: a colleague may have changed it since this page read it.
  if (done !== null) yield* put(templateRemoved({ saleId: done.saleId, template: done.result ?? template }));
}

function* handleRestore(uid: string): SagaGenerator<void> {
  const removed = yield* select(selectRemovedTemplate);
  if (removed === null) return;
  // Another one may have become the default meanwhile: that choice is the later one.
  const isDefaultTaken = (yield* select(selectDefaultTemplate)) !== undefined;
  const wanted = removed.kind === 'lot' && isDefaultTaken ? { ...removed, isDefault: false } : removed;
  const done = yield* work(uid, (server, saleId) => server.putBack(saleId, wanted, uid));
  if (done !== null) yield* put(templatesSaved({ saleId: done.saleId, templates: [done.result] }));
}

/** The one that was it before, and whatever else is marked, is so no longer, in one write. */
function* handleDefault(uid: string, { payload }: ReturnType<typeof chooseDefaultTemplate>): SagaGenerator<void> {
  const changed = (yield* select(selectLotTemplates))
    .filter(({ id, isDefault }) => isDefault !== (id === payload.templateId))
    .map((before) => ({ before, after: { ...before, isDefault: !before.isDefault } }));
  if (changed.length > 0) yield* call(change, uid, changed);
}

function* handleMove(uid: string, { payload }: ReturnType<typeof moveTemplate>): SagaGenerator<void> {
  const all = yield* select(selectTemplates);
  const moved = all.find(({ id }) => id === payload.templateId);
  if (moved === undefined) return;
  const alike = all.filter(({ kind }) => kind === moved.kind);
  const neighbour = alike[alike.indexOf(moved) + (payload.way === 'up' ? -1 : 1)];
  if (neighbour === undefined) return;
  const behind = payload.way === 'up' ? neighbour : all[all.indexOf(neighbour) + 1];
  // Two that were made in the same moment have the same key: one of them may have to move, too.
  const orders = new Map(planMoves(all, [moved.id], behind?.id ?? null).map(({ id, after }) => [id, after]));
  const changed = all.flatMap((before) => {
    const order = orders.get(before.id);
    return order === undefined ? [] : [{ before, after: { ...before, order } }];
  });
  yield* call(change, uid, changed);
}
