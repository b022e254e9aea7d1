import type { Sale } from '../../domain/sales/sale';
import { useTexts } from '../../shared/messages/useTexts';
import { AskDialog } from '../../shared/ui/dialogs/AskDialog';
import { Button } from '../../shared/ui/buttons/Button';
import type { IconName } from '../../shared/ui/icon/Icon';
import { InlineMessage } from '../../shared/ui/messages/InlineMessage';
import { StatusChip } from '../../shared/ui/messages/StatusChip';
import { useAppDispatch } from '../../store/hooks';
import type { SaleEvent } from './saleMachine';
import { useSaleSettingsSelector } from './salesHooks';
import styles from './SaleSettingsPage.module.css';
import { moveSale, selectSetting } from './saleSettingsSlice';
import { saleSettingsTexts } from './saleSettingsTexts';
import { SettingRefusal } from './SettingOutcome';
import { usePanel } from '../navigation/ui/usePanel';

/** The step that an owner can take from here. Publishing is done with the catalogue, a part of its own. */
const STEPS = { open: 'lockNumbers', numbersLocked: 'unlockNumbers', published: 'close', closed: null } as const;
type Step = Exclude<(typeof STEPS)[keyof typeof STEPS], null>;
const ICONS: Readonly<Record<Step, IconName>> = { lockNumbers: 'lock', unlockNumbers: 'undo', close: 'lock' };

/** How many lots lack what the next step of their sale takes for granted. */
export interface UnfinishedLots {
  readonly withoutNumber: number;
  readonly withoutResult: number;
}

interface SaleStatusPartProps {
  readonly sale: Sale;
  readonly isOwner: boolean;
  /** Null while the lots are not all known. */
  readonly unfinished: UnfinishedLots | null;
}

/** How far the sale is, and the step from here with what it means said first. */
export function SaleStatusPart({ sale, isOwner, unfinished }: SaleStatusPartProps) {
  const texts = useTexts(saleSettingsTexts);
  const dispatch = useAppDispatch();
  const [asked, setAsked] = usePanel<Step | null>('sale-step', null);
  const state = useSaleSettingsSelector((root) => selectSetting(root, sale.id, 'status'));
  const step = isOwner ? STEPS[sale.status] : null;
  const names: Readonly<Record<Step, string>> = {
    lockNumbers: texts.lock,
    unlockNumbers: texts.unlock,
    close: texts.close,
  };
  const take = (event: SaleEvent): void => {
    setAsked(null);
    dispatch(moveSale({ saleId: sale.id, event }));
  };
  return (
    <div className={styles['state']}>
      <StatusChip state={sale.status} role="status" />
      <p>{texts.states[sale.status]}</p>
      <SettingRefusal saleId={sale.id} part="status" refused={texts.notMoved} />
      {step !== null && (
        <Button icon={ICONS[step]} busy={state.status === 'working'} onClick={() => setAsked(step)}>
          {names[step]}
        </Button>
      )}
      {/* A colleague may have taken the step in the meantime: then there is nothing to ask any more. */}
      {asked !== null && asked === step && (
        <StepDialog
          step={asked}
          name={names[asked]}
          unfinished={unfinished}
          onTake={() => take(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

interface StepDialogProps {
  readonly step: Step;
  readonly name: string;
  readonly unfinished: UnfinishedLots | null;
  readonly onTake: () => void;
  readonly onClose: () => void;
}

function StepDialog({ step, name, unfinished, onTake, onClose }: StepDialogProps) {
  const texts = useTexts(saleSettingsTexts);
  const titles = { lockNumbers: texts.lockTitle, unlockNumbers: texts.unlockTitle, close: texts.closeTitle };
  return (
    <AskDialog title={titles[step]} yes={name} cancel={texts.cancel} onYes={onTake} onClose={onClose}>
      {step === 'lockNumbers' ? (
        <ul className={styles['points']}>
          {Object.entries(texts.lockMeaning).map(([point, words]) => (
            <li key={point}>{words}</li>
          ))}
        </ul>
      ) : (
        <p>{step === 'close' ? texts.closeMeaning : texts.unlockMeaning}</p>
      )}
      {step === 'lockNumbers' && unfinished !== null && unfinished.withoutNumber > 0 && (
        <InlineMessage tone="warn">{texts.lockUnnumbered(unfinished.withoutNumber)}</InlineMessage>
      )}
      {step === 'close' && unfinished !== null && unfinished.withoutResult > 0 && (
        <InlineMessage tone="warn">{texts.closeWithoutResult(unfinished.withoutResult)}</InlineMessage>
      )}
    </AskDialog>
  );
}
