import { call, delay, put, race, select, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { navigate, selectPath } from '../../features/navigation/model/navigationSlice';
import {
  createSale,
  saleCreated,
  saleCreationRefused,
  saleCreationStarted,
  selectSale,
} from '../../features/sales/salesSlice';
import { codeOf, DATA_CODES, type DataCode } from '../../services/failure';
import { cleanFields } from '../../domain/values/cleanText';
import type { NewSale } from '../../domain/sales/sale';
import { takenAlong } from '../../domain/sales/takenAlong';
import { withoutAmounts } from '../../domain/platforms/profiles/extraAmounts';
import type { Template } from '../../domain/lots/template';
import { newId } from '../../shared/id';
import { sameValue } from '../../domain/values/sameValue';
import { gateway } from '../base/effects';
import { reportFailure } from '../shared/reportFailure';

/** The person waits for the new sale. After this long without an answer the page says so. */
const LIMIT_MS = 15_000;

/** What a person has asked for: everything in it keeps its id until the server has all of it. */
interface Asked {
  readonly id: string;
  readonly wish: ReturnType<typeof createSale>['payload'];
  readonly sale: NewSale & { readonly place: string | null };
  /** Null until they are read from the sale that this one begins like. */
  readonly templates: readonly Template[] | null;
}

export function* watchCreateSale(uid: string): SagaGenerator<void> {
  // Asking again after a lost answer makes neither a second sale nor a second template.
  let asked: Asked | null = null;
  yield* takeLeading(createSale, function* ({ payload }) {
    const known: Asked | null = asked;
    const wish: Asked = known !== null && sameValue(known.wish, payload) ? known : yield* call(newWish, payload);
    asked = wish;
    yield* put(saleCreationStarted());
    const path = yield* select(selectPath);
    try {
      const { templates } = yield* race({ templates: call(create, uid, wish), late: delay(LIMIT_MS) });
      if (templates === undefined) {
        yield* put(saleCreationRefused({ code: 'deadline-exceeded' }));
        return;
      }
      asked = null;
      const sale = { id: wish.id, ...wish.sale, status: 'open', roles: { [uid]: 'owner' }, createdBy: uid } as const;
      yield* put(saleCreated({ sale }));
      // Who went elsewhere meanwhile works there: the sale waits in their list.
      if ((yield* select(selectPath)) === path) yield* put(navigate(`/sales/${sale.id}`));
    } catch (error) {
      yield* call(reportFailure, 'createSale', error, uid);
      yield* put(saleCreationRefused({ code: codeOf<DataCode>(error, DATA_CODES, 'unknown') }));
    }
  });

  function* create(by: string, wish: Asked): SagaGenerator<readonly Template[]> {
    const sales = yield* gateway('sales');
    const server = yield* gateway('templates');
    // Before the sale is there: what cannot be read is said while nothing has happened yet.
    const templates = wish.templates ?? (yield* call(readTemplates, wish.wish));
    asked = { ...wish, templates };
    yield* call([sales, sales.create], wish.id, wish.sale, by);
    if (templates.length > 0) yield* call([server, server.save], wish.id, templates, by);
    return templates;
  }
}

function* newWish(wish: Asked['wish']): SagaGenerator<Asked> {
  const { like, ...typed } = wish;
  const sale = cleanFields(typed);
  const earlier = like === undefined ? undefined : yield* select(selectSale, like);
  const along = earlier === undefined ? {} : takenAlong(earlier);
  return { id: newId(), wish, sale: { place: earlier?.place ?? null, ...along, ...sale }, templates: null };
}

/** Those of an earlier sale, with ids of their own. */
function* readTemplates({ like, currency }: Asked['wish']): SagaGenerator<readonly Template[]> {
  if (like === undefined) return [];
  const server = yield* gateway('templates');
  const earlier = yield* call([server, server.list], like);
  const sale = yield* select(selectSale, like);
  const keepsAmounts = sale?.currency === currency;
  return earlier.map((each) => ({ ...(keepsAmounts ? each : withoutAmounts(each)), id: newId() }));
}
