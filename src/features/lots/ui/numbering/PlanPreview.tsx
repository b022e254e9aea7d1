import { formatLotNumber } from '../../../../domain/numbering/lotNumber';
import { type NumberingPlan, SKIP_REASONS } from '../../../../domain/numbering/numbering';
import { useTexts } from '../../../../shared/messages/useTexts';
import { LotTitle } from './LotTitle';
import styles from './NumberLotsDialog.module.css';
import { numberingTexts } from '../../model/texts/numberingTexts';
import { PassedOver } from './PassedOver';

/** More lines tell nothing new, and ten thousand of them would take a second. */
const SHOWN = 12;

/** What would change, old → new, and what is passed over or left out and why. */
export function PlanPreview({ plan }: { readonly plan: NumberingPlan | null }) {
  const texts = useTexts(numberingTexts);
  return (
    <section className={styles['preview']} aria-label={texts.preview}>
      <h3 className={styles['heading']}>{texts.preview}</h3>
      <p role="status" className={styles['summary']}>
        {plan === null ? texts.fixFirst : texts.summary(plan.changes.length, plan.unchanged, plan.skipped.length)}
      </p>
      {plan !== null && <PassedOver passedOver={plan.passedOver} />}
      {plan !== null && plan.changes.length > 0 && <Changes changes={plan.changes} />}
      {plan !== null && plan.skipped.length > 0 && <Skipped skipped={plan.skipped} />}
    </section>
  );
}

function Changes({ changes }: Pick<NumberingPlan, 'changes'>) {
  const texts = useTexts(numberingTexts);
  return (
    <>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{texts.lot}</th>
            <th scope="col">{texts.old}</th>
            <th scope="col">{texts.now}</th>
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, SHOWN).map(({ lotId, before, after }) => (
            <tr key={lotId}>
              <td className={styles['lot']}>
                <LotTitle lotId={lotId} />
              </td>
              <td className={styles['old']}>{before === null ? texts.none : formatLotNumber(before)}</td>
              <td className={styles['new']}>{formatLotNumber(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {changes.length > SHOWN && <p className={styles['note']}>{texts.andMore(changes.length - SHOWN)}</p>}
    </>
  );
}

function Skipped({ skipped }: Pick<NumberingPlan, 'skipped'>) {
  const texts = useTexts(numberingTexts);
  return (
    <>
      <h4 className={styles['legend']}>{texts.skipped}</h4>
      <ul className={styles['reasons']}>
        {SKIP_REASONS.map((reason) => {
          const count = skipped.filter((each) => each.reason === reason).length;
          return count === 0 ? null : <li key={reason}>{texts.skipReasons[reason](count)}</li>;
        })}
      </ul>
    </>
  );
}
