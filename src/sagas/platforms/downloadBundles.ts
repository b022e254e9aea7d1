import { call, cancelled, put, race, select, take, type SagaGenerator } from 'typed-redux-saga';
import type { OutgoingBundle } from '../../domain/platforms/bundle/outgoingBundle';
import { type BundlePlan, photosWithout, planBundle } from '../../domain/platforms/bundle/bundlePlan';
import { dataFileName, dataFileOf } from '../../domain/platforms/file/dataFile';
import { inForm, isWorkbook } from '../../domain/platforms/file/workbookForm';
import { sameNames } from '../../domain/platforms/pictures/sameNames';
import { rowsOf } from '../../domain/platforms/rows/rows';
import type { Profile } from '../../domain/platforms/profile';
import { bundleSheet } from '../../domain/platforms/workList/bundleSheet';
import { choicesFor } from '../../domain/platforms/profiles/chosen';
import { signedOut } from '../../features/auth/model/authSlice';
import { selectIsWholeSaleRead, selectPhotosByLot } from '../../features/lots/model/outgoing/platformLots';
import { selectOpenSaleId } from '../../features/lots/model/lots/lotsSlice';
import type { BundleProblem, BundleWay } from '../../features/platforms/model/bundleMachine';
import {
  bundleBegun,
  bundleFailed,
  cancelBundle,
  downloadBundle,
  folderAsked,
  folderNotChosen,
} from '../../features/platforms/model/exportSlice';
import { platformSale } from '../../features/platforms/model/platformSale';
import { selectSale } from '../../features/sales/salesSlice';
import { BUNDLE_FILE_CODES, type BundleFileCode, type BundleTarget } from '../../services/bundles/BundleFiles';
import { codeOf } from '../../services/failure';
import { gateway } from '../base/effects';
import { report } from '../base/report';
import { bundleIsOut } from './bundleIsOut';
import { lotsThatGo } from './lotsThatGo';
import { tellBundleEnded } from './tellBundleEnded';
import { BundleStopped, writePictures } from './writePictures';

/** Makes bundles of what is on the screen, one at a time; what is asked meanwhile counts for nothing. */
export function* downloadBundles(): SagaGenerator<void> {
  for (;;) {
    const { payload } = yield* take(downloadBundle);
    const plan = yield* call(planOf, payload);
    if (plan === null) {
      yield* put(bundleFailed({ problem: 'not-read' }));
      continue;
    }
    if (plan.withPhotos && sameNames(plan.lots, plan.photos, plan.profile.pictures) !== null) {
      yield* put(bundleFailed({ problem: 'same-names' }));
      continue;
    }
    const { out } = yield* race({
      ended: call(makeBundle, plan, payload.way),
      cancelled: take(cancelBundle),
      out: take(signedOut),
    });
    const files = yield* gateway('bundleFiles');
    // What waits for its download holds reserves and consignors.
    if (out !== undefined) yield* call([files, files.clear]);
  }
}

/** Null while not all is there that it needs. */
function* planOf({
  saleId,
  platformId,
  lots,
  numbers,
  withPhotos,
  form,
  fieldNames,
}: ReturnType<typeof downloadBundle>['payload']): SagaGenerator<BundlePlan | null> {
  const sale = yield* select(selectSale, saleId);
  const profile = sale === undefined ? undefined : choicesFor(sale).find(({ id }) => id === platformId);
  const isOpen = (yield* select(selectOpenSaleId)) === saleId && (yield* select(selectIsWholeSaleRead));
  if (sale === undefined || profile === undefined || !isOpen) return null;
  return planBundle({
    profile: inForm(profile, form),
    sentAs: profile,
    sale: platformSale(sale, fieldNames),
    which: lots,
    lots: yield* call(lotsThatGo, { lots, numbers }, sale, profile),
    photos: yield* select(selectPhotosByLot),
    withPhotos,
  });
}

/** Whether or not it succeeds, the person learns how it ended; a bundle that is not whole goes away. */
export function* makeBundle(plan: BundlePlan, way: BundleWay): SagaGenerator<void> {
  let target: BundleTarget | null = null;
  let isWhole = false;
  try {
    // Before anything else: a browser gives a folder in the very moment of a click.
    target = yield* call(openTarget, plan, way);
    const { lots, sale, pictures } = plan;
    const name = target?.name ?? dataFileName(sale, plan.profile);
    yield* put(bundleBegun({ saleId: sale.id, way, name, lots: lots.length, total: pictures.length }));
    const left = target === null ? new Set<string>() : yield* call(writePictures, plan, target);
    const made = outgoingBundle(plan, name, left);
    yield* call(giveBundle, plan, made, target);
    isWhole = true;
    yield* call(bundleIsOut, made, plan.sentAs ?? plan.profile);
    yield* call(tellBundleEnded, sale.id);
  } catch (error) {
    // What comes after a bundle cannot take it back.
    if (isWhole) yield* call(report, 'downloadBundles', error);
    else yield* call(sayWhy, error, plan.sale.id);
  } finally {
    if (target !== null && !isWhole) yield* call([target, target.abandon]);
    if ((yield* cancelled()) && target === null) yield* put(folderNotChosen());
  }
}

/** Null: a single file needs neither a ZIP file nor a folder. */
function* openTarget(
  { name, sale, profile, pictures }: BundlePlan,
  way: BundleWay,
): SagaGenerator<BundleTarget | null> {
  const files = yield* gateway('bundleFiles');
  const names = {
    bundle: name,
    dataFile: dataFileName(sale, profile),
    pictures: new Set(pictures.map((picture) => picture.name)),
  };
  if (way === 'download') return pictures.length === 0 ? null : yield* call([files, files.openZip], names);
  yield* put(folderAsked());
  return yield* call([files, files.openFolder], names);
}

function outgoingBundle(plan: BundlePlan, fileName: string, left: ReadonlySet<string>): OutgoingBundle {
  const { sale, profile, which, lots, withPhotos } = plan;
  const photos = photosWithout(left, plan);
  const rows = rowsOf(lots, photos, sale, profile);
  const { fieldNames } = sale;
  return { saleId: sale.id, platformId: profile.id, which, fileName, withPhotos, lots, photos, rows, fieldNames };
}

/** The data file comes last: a folder that has it is whole, and it names no photo that is not there. */
function* giveBundle(
  { sale, profile }: BundlePlan,
  { rows }: OutgoingBundle,
  target: BundleTarget | null,
): SagaGenerator<void> {
  const file = isWorkbook(profile)
    ? { name: dataFileName(sale, profile), bytes: yield* call(workbookOf, rows, sale, profile) }
    : dataFileOf(rows, sale, profile);
  if (target === null) {
    const files = yield* gateway('bundleFiles');
    yield* call([files, files.save], file.name, file.bytes);
    return;
  }
  yield* call([target, target.write], file.name, file.bytes);
  yield* call([target, target.finish]);
}

/** A worker makes it: the page goes on meanwhile. */
function* workbookOf(
  rows: OutgoingBundle['rows'],
  sale: BundlePlan['sale'],
  profile: Profile,
): SagaGenerator<Uint8Array<ArrayBuffer>> {
  const workbooks = yield* gateway('workLists');
  const sheet = bundleSheet(rows, sale, profile, profile.name);
  return yield* call(() => workbooks.write({ kind: 'bundle', format: 'xlsx', sheet, locale: 'en' }));
}

function* sayWhy(error: unknown, saleId: string): SagaGenerator<void> {
  const code = codeOf<BundleFileCode | 'unknown'>(error, BUNDLE_FILE_CODES, 'unknown');
  if (code === 'not-chosen') {
    yield* put(folderNotChosen());
    return;
  }
  yield* call(report, 'downloadBundles', error);
  const problem: BundleProblem = error instanceof BundleStopped ? error.problem : code;
  yield* put(bundleFailed({ problem }));
  yield* call(tellBundleEnded, saleId);
}
