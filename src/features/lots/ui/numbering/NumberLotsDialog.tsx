import { useMemo, useState } from 'react';
import { planNumbers } from '../../../../domain/numbering/numbering';
import { categoryKey, isWithoutProblems, numberingProblems } from '../../../../domain/numbering/numberingChoices';
import type { Sale } from '../../../../domain/sales/sale';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Banner } from '../../../../shared/ui/messages/Banner';
import { Button } from '../../../../shared/ui/buttons/Button';
import { Dialog } from '../../../../shared/ui/dialogs/Dialog';
import { DialogFoot } from '../../../../shared/ui/dialogs/DialogFoot';
import { useKeptFocus } from '../../../../shared/ui/layout/useKeptFocus';
import { useAppDispatch } from '../../../../store/hooks';
import { selectHeldByOthers } from '../../model/numbering/reservationsSlice';
import { NumberingFields } from './NumberingFields';
import { useLotsSelector } from '../shared/lotsHooks';
import styles from './NumberLotsDialog.module.css';
import {
  numberingClosed,
  type NumberedShownLot,
  numberLots,
  selectLotsForNumbers,
  selectNumberingDialog,
  selectNumberingReport,
  selectNumberingRun,
} from '../../model/numbering/numberingSlice';
import { numberingTexts } from '../../model/texts/numberingTexts';
import { PlanPreview } from './PlanPreview';
import { RunProgress, RunReport } from './RunReport';
import { firstChoices, readChoices } from '../../model/numbering/typedChoices';

interface NumberLotsDialogProps {
  readonly sale: Pick<Sale, 'id' | 'status'>;
}

/** Numbers all lots or the chosen ones: the choices, what they would change, then how it went. */
export function NumberLotsDialog({ sale }: NumberLotsDialogProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(numberingTexts);
  const dialog = useLotsSelector(selectNumberingDialog);
  const run = useLotsSelector(selectNumberingRun);
  const report = useLotsSelector(selectNumberingReport);
  const close = (): void => void dispatch(numberingClosed());
  // Choices, progress and report take each other's place.
  const keptFocus = useKeptFocus();
  return (
    <Dialog open={dialog.kind === 'numbers'} wide title={texts.title} onClose={close}>
      <div className={styles['steps']} {...keptFocus}>
        {run !== null && <RunProgress run={run} onClose={close} />}
        {run === null && report !== null && <RunReport saleId={sale.id} report={report} onClose={close} />}
        {run === null && report === null && (
          <NumberingForm sale={sale} lotIds={dialog.kind === 'numbers' ? dialog.lotIds : null} onCancel={close} />
        )}
      </div>
    </Dialog>
  );
}

interface NumberingFormProps extends NumberLotsDialogProps {
  readonly lotIds: readonly string[] | null;
  readonly onCancel: () => void;
}

function NumberingForm({ sale, lotIds, onCancel }: NumberingFormProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(numberingTexts);
  const lots = useLotsSelector(selectLotsForNumbers);
  const [typed, setTyped] = useState(() => firstChoices(lots, lotIds));
  const choices = useMemo(() => readChoices(typed, lotIds), [typed, lotIds]);
  const problems = useMemo(() => numberingProblems(choices), [choices]);
  const held = useLotsSelector(selectHeldByOthers);
  const plan = useMemo(
    () => (isWithoutProblems(problems) ? planNumbers(lots, choices, sale.status, held) : null),
    [lots, choices, problems, sale.status, held],
  );
  const categories = useMemo(() => categoriesOf(lots), [lots]);
  const changed = plan?.changes.length ?? 0;
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (plan !== null && changed > 0) dispatch(numberLots({ changes: plan.changes }));
        else event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      }}
    >
      {sale.status === 'open' ? (
        <NumberingFields
          typed={typed}
          startLetter={choices.startLetter}
          problems={problems}
          count={lots.length}
          chosen={lotIds?.length ?? null}
          categories={categories}
          onChange={setTyped}
        />
      ) : (
        <Banner>{texts.locked}</Banner>
      )}
      <PlanPreview plan={plan} />
      <DialogFoot>
        <Button kind="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button
          kind="primary"
          type="submit"
          disabledWhy={changed > 0 ? undefined : plan === null ? texts.fixFirst : texts.nothingToApply}
        >
          {texts.apply(changed)}
        </Button>
      </DialogFoot>
    </form>
  );
}

/** The categories of the sale, each once as it is first written, by the alphabet. */
function categoriesOf(lots: readonly NumberedShownLot[]): string[] {
  const names = new Map<string, string>();
  for (const { category } of lots) {
    const key = categoryKey(category);
    if (key !== '' && !names.has(key)) names.set(key, category.trim());
  }
  return [...names.values()].sort((a, b) => a.localeCompare(b));
}
