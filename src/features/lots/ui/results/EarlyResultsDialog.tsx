import type { Sale } from '../../../../domain/sales/sale';
import { formatDay } from '../../../../shared/formatDay';
import { useLocale } from '../../../../shared/messages/languageChoice';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { Dialog } from '../../../../shared/ui/dialogs/Dialog';
import { useAppDispatch } from '../../../../store/hooks';
import { useLotsSelector } from '../shared/lotsHooks';
import { earlyResultsDropped, earlyResultsMeant, selectHeldResults } from '../../model/results/resultsSlice';
import { resultTexts } from '../../model/texts/resultTexts';

/** Asks once whether results are meant that come before the day of the sale. */
export function EarlyResultsDialog({ sale }: { sale: Sale }) {
  const texts = useTexts(resultTexts);
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const held = useLotsSelector(selectHeldResults);
  const drop = (): void => void dispatch(earlyResultsDropped());
  return (
    <Dialog
      open={held !== null}
      title={texts.earlyTitle}
      onClose={drop}
      footer={
        <>
          <Button kind="quiet" onClick={drop}>
            {texts.earlyNo}
          </Button>
          <Button
            kind="primary"
            icon="gavel"
            onClick={() => {
              if (held !== null) dispatch(earlyResultsMeant(held));
            }}
          >
            {texts.earlyYes}
          </Button>
        </>
      }
    >
      <p>{texts.earlyText(formatDay(sale.date, locale))}</p>
    </Dialog>
  );
}
