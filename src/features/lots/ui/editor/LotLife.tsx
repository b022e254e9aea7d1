import type { Lot } from '../../../../domain/lots/lot';
import { type ResultStatus, resultOf } from '../../../../domain/lots/lotResult';
import { formatMoney } from '../../../../domain/values/money';
import { missingForReady } from '../../../../domain/lots/readiness';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { useLocale } from '../../../../shared/messages/languageChoice';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import type { IconName } from '../../../../shared/ui/icon/Icon';
import { useAppDispatch } from '../../../../store/hooks';
import styles from './LotEditor.module.css';
import { lotTexts } from '../../model/texts/lotsTexts';
import { missingSentence } from '../../model/texts/lotWords';
import { enterResults, reinstateLot, withdrawLot } from '../../model/operations/lotCommands';
import { HammerPrice } from '../results/HammerPrice';
import { ResultForm } from '../results/ResultForm';
import { resultTexts } from '../../model/texts/resultTexts';
import { editorTexts } from '../../model/texts/editorTexts';
import { useStepFocus } from './useStepFocus';

interface LotLifeProps {
  readonly lot: Lot;
  readonly currency: string;
  readonly saleStatus: SaleStatus;
  readonly readOnly: boolean;
}

/** What came of a lot that was published: its hammer price, passed, withdrawn, or nothing yet; and how that is corrected. */
export function LotLife({ lot, currency, saleStatus, readOnly }: LotLifeProps) {
  const editor = useTexts(editorTexts);
  const texts = useTexts(resultTexts);
  const words = useTexts(lotTexts);
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const { sentence, take } = useStepFocus(lot.status);
  const result = resultOf(lot);
  if (result === null) return null;
  const { status, hammer } = result;
  const sentences = {
    published: '',
    sold: hammer === null ? texts.noPriceYet : texts.isSold(formatMoney(hammer, currency, locale)),
    passed: texts.isPassed,
    withdrawn: texts.isWithdrawn,
  } satisfies Record<ResultStatus, string>;
  const now = sentences[status];
  if (readOnly) return now !== '' && <p className={styles['readiness']}>{now}</p>;
  const received = { ref: sentence, tabIndex: -1, id: 'life-hint' } as const;
  if (saleStatus !== 'published') {
    const why = saleStatus === 'closed' ? texts.closed : texts.notPublished;
    return (
      <footer key="over" className={styles['readiness']}>
        <p {...received}>{`${now || texts.noResult} ${why}`}</p>
      </footer>
    );
  }
  const enter = (to: ResultStatus, price: number | null = null): void =>
    void dispatch(enterResults({ results: [{ lotId: lot.id, status: to, hammer: price }] }));
  const step = (name: string, icon: IconName, does: () => void) => (
    <Button icon={icon} aria-describedby="life-hint" onClick={(event) => take(event, does)}>
      {name}
    </Button>
  );
  const pass = step(texts.pass, 'minus', () => enter('passed'));
  const takeBack = step(texts.takeBack, 'undo', () => enter('published'));
  const sell = <ResultForm currency={currency} onSold={(price) => take({ detail: 1 }, () => enter('sold', price))} />;
  switch (status) {
    case 'published':
      return (
        <footer key="published" className={styles['readiness']}>
          <p {...received}>{`${texts.enter} ${editor.withdrawHint}`}</p>
          {sell}
          {pass}
          {step(editor.withdraw, 'withdrawn', () => dispatch(withdrawLot({ lotId: lot.id })))}
        </footer>
      );
    case 'withdrawn': {
      const missing = missingForReady(lot);
      const possible = missing.length === 0;
      return (
        <footer key="withdrawn" className={styles['readiness']}>
          <p {...received}>{possible ? editor.reinstateHint : missingSentence(missing, words, locale)}</p>
          <Button
            icon="undo"
            disabledBy={possible ? undefined : 'life-hint'}
            aria-describedby="life-hint"
            onClick={(event) => take(event, () => dispatch(reinstateLot({ lotId: lot.id })))}
          >
            {editor.reinstate}
          </Button>
        </footer>
      );
    }
    case 'sold':
      return (
        <footer key="sold" className={styles['readiness']}>
          <p {...received}>{`${now} ${texts.correct}`}</p>
          <HammerPrice lot={lot} currency={currency} />
          {pass}
          {step(editor.withdraw, 'withdrawn', () => enter('withdrawn'))}
          {takeBack}
        </footer>
      );
    case 'passed':
      return (
        <footer key="passed" className={styles['readiness']}>
          <p {...received}>{`${now} ${texts.correct}`}</p>
          {sell}
          {step(editor.withdraw, 'withdrawn', () => enter('withdrawn'))}
          {takeBack}
        </footer>
      );
  }
}
