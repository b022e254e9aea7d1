import { type ReactNode, useMemo } from 'react';
import { checkNumbers, countProblems, type NumberCheck } from '../../../../domain/numbering/numberingCheck';
import { formatLotNumber } from '../../../../domain/numbering/lotNumber';
import type { Sale } from '../../../../domain/sales/sale';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { Icon } from '../../../../shared/ui/icon/Icon';
import { InlineMessage } from '../../../../shared/ui/messages/InlineMessage';
import { FoldOut } from '../../../../shared/ui/panels/FoldOut';
import { useKeptFocus } from '../../../../shared/ui/layout/useKeptFocus';
import { useAppDispatch } from '../../../../store/hooks';
import { selectChosenIds } from '../../model/view/gridSelectors';
import { selectLot } from '../../model/lots/lotsSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import { lotTexts } from '../../model/texts/lotsTexts';
import { lotName } from '../../model/texts/lotWords';
import { numbersPanelToggled, selectAhead, selectReservations } from '../../model/numbering/reservationsSlice';
import { Finding } from './Finding';
import { HeldNumbers } from './HeldNumbers';
import { LotLinks } from './LotLinks';
import { TakeAlongDialog } from './TakeAlongDialog';
import styles from './NumbersPanel.module.css';
import { NumberLotsDialog } from './NumberLotsDialog';
import { numberingOpened, selectLotsForNumbers, selectNumbersHeld } from '../../model/numbering/numberingSlice';
import { numberingTexts } from '../../model/texts/numberingTexts';

interface NumbersPanelProps {
  readonly sale: Pick<Sale, 'id' | 'status'>;
  readonly editable: boolean;
}

/** The numbers of the sale: what is wrong with them, each leading to its lot, and the way to number lots. */
export function NumbersPanel({ sale, editable }: NumbersPanelProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(numberingTexts);
  const lots = useLotsSelector(selectNumbersHeld);
  const chosen = useLotsSelector(selectChosenIds);
  const ahead = useLotsSelector(selectAhead);
  const check = useMemo(() => checkNumbers(lots, new Set(ahead.map(({ number }) => number))), [lots, ahead]);
  const open = useLotsSelector((state) => selectReservations(state).isPanelOpen);
  // “Free them” goes with the numbers that it is about.
  const keptFocus = useKeptFocus();
  const mayTake = editable && sale.status === 'open';
  if (lots.length === 0 && !mayTake) return null;
  const problems = countProblems(check);
  const gaps = check.gaps.length;
  const waiting = check.waiting.length;
  const isQuiet = problems + gaps + waiting + ahead.length === 0 && sale.status === 'open';
  return (
    <section className={styles['panel']} aria-label={texts.panel} {...keptFocus}>
      <FoldOut
        open={open}
        onOpen={() => dispatch(numbersPanelToggled())}
        look="line"
        place="above"
        tone={problems > 0 ? 'warn' : isQuiet ? 'quiet' : 'info'}
        face={
          <span className={styles['toggle']}>
            <span>{texts.panel}</span>
            {problems > 0 && <span className={styles['count']}>{texts.findings(problems)}</span>}
            {sale.status !== 'open' && (
              <span className={styles['locked']}>
                <Icon name="lock" size={14} /> {texts.lockedWord}
              </span>
            )}
            {waiting > 0 && <span>{texts.waitingCount(waiting)}</span>}
            {gaps > 0 && <span>{texts.gapCount(gaps)}</span>}
            {ahead.length > 0 && <span>{texts.alongCount(ahead.length)}</span>}
            <Icon name="chevronDown" size={14} />
          </span>
        }
      >
        {lots.length > 0 && problems + gaps + waiting === 0 && (
          <InlineMessage tone="good">{texts.allWell}</InlineMessage>
        )}
        {problems + gaps + waiting > 0 && <Findings saleId={sale.id} check={check} />}
        <HeldNumbers editable={editable} open={sale.status === 'open'} />
        {editable && lots.length > 0 && (
          <div className={styles['take']}>
            <Button
              kind="quiet"
              onClick={() => dispatch(numberingOpened({ lotIds: chosen.length > 0 ? chosen : null }))}
            >
              {texts.numberLots}
            </Button>
          </div>
        )}
      </FoldOut>
      {editable && <NumberLotsDialog sale={sale} />}
      {mayTake && <TakeAlongDialog />}
    </section>
  );
}

function Findings({ saleId, check }: { readonly saleId: string; readonly check: NumberCheck }) {
  const texts = useTexts(numberingTexts);
  const words = useTexts(lotTexts);
  const lots = useLotsSelector(selectLotsForNumbers);
  const places = new Map(lots.map((lot, place) => [lot.id, place]));
  const nameOf = (lotId: string): string => {
    const lot = lots[places.get(lotId) ?? -1];
    return lot === undefined ? words.aLot : lotName(lot, words);
  };
  const placeOf = (lotId: string): ReactNode => <LotInPlace lotId={lotId} place={(places.get(lotId) ?? 0) + 1} />;
  // Two gaps may lie after one lot, with numbers between them that somebody has taken along.
  const gapAt = (at: number): string | undefined => {
    const gap = check.gaps[at];
    return gap && texts.goToGap(gap.from, gap.to, nameOf(gap.afterLotId));
  };
  return (
    <>
      {check.duplicates.length > 0 && (
        <Finding title={texts.duplicates}>
          {check.duplicates.map(({ number, lotIds }) => (
            <div key={formatLotNumber(number)} className={styles['pair']}>
              <strong>{formatLotNumber(number)}</strong>
              <LotLinks saleId={saleId} lotIds={lotIds} name={placeOf} />
            </div>
          ))}
        </Finding>
      )}
      {check.unnumbered.length > 0 && (
        <Finding title={texts.unnumbered}>
          <LotLinks saleId={saleId} lotIds={check.unnumbered} name={placeOf} />
        </Finding>
      )}
      {check.waiting.length > 0 && (
        <Finding title={texts.waiting}>
          <LotLinks saleId={saleId} lotIds={check.waiting} />
        </Finding>
      )}
      {check.strayLetters.length > 0 && (
        <Finding title={texts.strayLetters}>
          <LotLinks saleId={saleId} lotIds={check.strayLetters} />
        </Finding>
      )}
      {check.gaps.length > 0 && (
        <Finding title={texts.gaps}>
          <LotLinks
            saleId={saleId}
            lotIds={check.gaps.map(({ afterLotId }) => afterLotId)}
            name={(_lotId, at) => gapAt(at)}
          />
        </Finding>
      )}
    </>
  );
}

/** A lot that its number does not tell apart: by its title and its place in the sale. */
function LotInPlace({ lotId, place }: { readonly lotId: string; readonly place: number }) {
  const texts = useTexts(numberingTexts);
  const title = useLotsSelector((state) => selectLot(state, lotId)?.title.trim() ?? '');
  return texts.goToUnnumbered(place, title);
}
