import type { Lot, LotStatus } from '../../../../domain/lots/lot';
import { missingForReady } from '../../../../domain/lots/readiness';
import type { OperationDraft } from '../../../../domain/operations/operations';
import type { Translated } from '../../../../shared/messages/texts';
import type { lotsTexts, lotTexts } from '../texts/lotsTexts';
import { lotName, missingSentence } from '../texts/lotWords';
import { draftStatus } from './drafts';
import type { operationTexts } from '../texts/operationTexts';

/** The steps that can be asked of many lots at once. */
export type ManyStep = 'markReady' | 'backToDraft';

const LEADS_TO = { markReady: 'ready', backToDraft: 'draft' } as const satisfies Record<ManyStep, LotStatus>;

export interface StepPlan {
  readonly step: ManyStep;
  readonly drafts: readonly OperationDraft[];
  /** The lots that cannot take the step. Those that took it before are in neither list. */
  readonly refused: readonly Lot[];
}

/** Which of the lots can take the step. `isUnread`: something typed into the lot cannot be read and is not saved. */
export function planSteps(
  saleId: string,
  lots: readonly Lot[],
  step: ManyStep,
  isUnread: (lotId: string) => boolean,
): StepPlan {
  const drafts: OperationDraft[] = [];
  const refused: Lot[] = [];
  for (const lot of lots) {
    if (lot.status === LEADS_TO[step]) continue;
    const made = step === 'markReady' && isUnread(lot.id) ? [] : draftStatus(saleId, lot, step);
    if (made.length === 0) refused.push(lot);
    else drafts.push(...made);
  }
  return { step, drafts, refused };
}

export interface StepWords {
  readonly lot: Translated<(typeof lotTexts)['texts']>;
  readonly lots: Translated<(typeof lotsTexts)['texts']>;
  readonly operations: Translated<(typeof operationTexts)['texts']>;
}

/** So many reasons are listed one by one. */
const MOST_NAMED = 3;
/** Characters of a title that tells a lot without a number apart. */
const TITLE = 40;

/** `4 lots are ready now. 2 lots cannot be marked as ready. Lot 7: It still needs a title.` and so on. */
export function describeSteps({ step, drafts, refused }: StepPlan, words: StepWords, locale: string): string {
  const texts = words.operations.steps[step];
  if (drafts.length + refused.length === 0) return texts.already;
  const sentences = drafts.length > 0 ? [texts.done(drafts.length)] : [];
  if (refused.length > 0) sentences.push(texts.refused(refused.length));
  for (const lot of refused.slice(0, MOST_NAMED)) {
    sentences.push(words.operations.reasonOf(nameOf(lot, words), reasonOf(lot, words, locale)));
  }
  if (refused.length > MOST_NAMED) sentences.push(words.operations.andMore(refused.length - MOST_NAMED));
  return sentences.join(' ');
}

function nameOf(lot: Lot, words: StepWords): string {
  const name = lotName(lot, words.lot);
  const title = lot.title.trim();
  if (lot.number !== null || title === '') return name;
  return `${name} (${title.length > TITLE ? `${title.slice(0, TITLE).trimEnd()}…` : title})`;
}

function reasonOf(lot: Lot, { lot: lotWords, lots, operations }: StepWords, locale: string): string {
  if (lot.status !== 'draft') return operations.isNow(lots.statuses[lot.status]);
  const missing = missingForReady(lot);
  return missing.length > 0 ? missingSentence(missing, lotWords, locale) : lotWords.amountUnread;
}
