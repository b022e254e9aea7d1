import { put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { isBeforeSale, mayHaveResults, showsResults } from '../../../domain/lots/lotResult';
import type { Sale } from '../../../domain/sales/sale';
import { saleEntered, selectOpenSaleId } from '../../../features/lots/model/lots/lotsSlice';
import { type ResultsPhase, phaseKnown, selectResultsPhase } from '../../../features/lots/model/phase/phaseSlice';
import { salesReceived, selectSale } from '../../../features/sales/salesSlice';

/** The open sale decides whether people look for results, and whether they are due. */
export function* followResults(): SagaGenerator<void> {
  yield* takeEvery([saleEntered, salesReceived], function* () {
    const sale = yield* select(selectSale, (yield* select(selectOpenSaleId)) ?? '');
    if (sale === undefined) return;
    const phase = phaseOf(sale, Date.now());
    if (phase !== (yield* select(selectResultsPhase))) yield* put(phaseKnown({ results: phase }));
  });
}

function phaseOf(sale: Sale, now: number): ResultsPhase {
  if (!showsResults(sale)) return 'none';
  if (!mayHaveResults(sale)) return 'over';
  return isBeforeSale(sale, now) ? 'early' : 'due';
}
