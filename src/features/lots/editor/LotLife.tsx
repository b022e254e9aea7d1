import type { Lot } from '../../../domain/lot';
import { missingForReady } from '../../../domain/readiness';
import type { SaleStatus } from '../../../domain/sale';
import { useLocale } from '../../../shared/messages/languageChoice';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/Button';
import { useAppDispatch } from '../../../store/hooks';
import styles from '../LotEditor.module.css';
import { lotTexts } from '../lotsTexts';
import { missingSentence } from '../lotWords';
import { passLot, reinstateLot, sellLot, withdrawLot } from '../operations/lotCommands';
import { editorTexts } from './editorTexts';
import { useStepFocus } from './useStepFocus';

/** What can become of a lot that was published: out of the sale and back, sold or passed, or nothing any more. */
export function LotLife({ lot, saleStatus }: { lot: Lot; saleStatus: SaleStatus }) {
  const texts = useTexts(editorTexts);
  const words = useTexts(lotTexts);
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const { sentence, take } = useStepFocus(lot.status);
  const told = { ref: sentence, tabIndex: -1 } as const;
  switch (lot.status) {
    case 'published':
      return (
        <footer key="published" className={styles['readiness']}>
          <p {...told} id="life-hint">{`${texts.withdrawHint} ${texts.soldHint}`}</p>
          <Button
            icon="withdrawn"
            aria-describedby="life-hint"
            onClick={(event) => take(event, () => dispatch(withdrawLot({ lotId: lot.id })))}
          >
            {texts.withdraw}
          </Button>
          <Button
            icon="gavel"
            aria-describedby="life-hint"
            onClick={(event) => take(event, () => dispatch(sellLot({ lotId: lot.id })))}
          >
            {texts.sell}
          </Button>
          <Button
            icon="minus"
            aria-describedby="life-hint"
            onClick={(event) => take(event, () => dispatch(passLot({ lotId: lot.id })))}
          >
            {texts.pass}
          </Button>
        </footer>
      );
    case 'withdrawn': {
      const missing = missingForReady(lot);
      const reasons = [
        saleStatus === 'published' ? '' : texts.reinstateOnlyPublished,
        missing.length === 0 ? '' : missingSentence(missing, words, locale),
      ].filter((reason) => reason !== '');
      const possible = reasons.length === 0;
      return (
        <footer key="withdrawn" className={styles['readiness']}>
          <p {...told} id="reinstate-reasons">
            {possible ? texts.reinstateHint : reasons.join(' ')}
          </p>
          <Button
            icon="undo"
            aria-disabled={!possible}
            aria-describedby="reinstate-reasons"
            onClick={(event) => {
              if (possible) take(event, () => dispatch(reinstateLot({ lotId: lot.id })));
            }}
          >
            {texts.reinstate}
          </Button>
        </footer>
      );
    }
    case 'sold':
    case 'passed':
      return (
        <footer key="ended" className={styles['readiness']}>
          <p {...told}>{lot.status === 'sold' ? texts.isSold : texts.isPassed}</p>
        </footer>
      );
    default:
      return null;
  }
}
