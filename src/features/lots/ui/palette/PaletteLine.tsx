import { formatEstimate } from '../../../../domain/values/money';
import { useLocale } from '../../../../shared/messages/languageChoice';
import { useTexts } from '../../../../shared/messages/useTexts';
import { LotNumberTag } from '../../../../shared/ui/messages/LotNumberTag';
import { useKeyNames } from '../../../../shared/ui/texts/useKeyNames';
import { StatusChip } from '../../../../shared/ui/messages/StatusChip';
import { lotsTexts, lotTexts } from '../../model/texts/lotsTexts';
import { lotTag } from '../../model/texts/lotWords';
import styles from './CommandPalette.module.css';
import type { Line } from './usePaletteLines';

interface PaletteLineProps {
  readonly id: string;
  readonly line: Line;
  readonly active: boolean;
  readonly currency: string;
  readonly onPoint: () => void;
  readonly onRun: () => void;
}

/** One thing that can be gone to or done; what cannot be done says why. */
export function PaletteLine({ id, line, active, currency, onPoint, onRun }: PaletteLineProps) {
  const reason = line.kind === 'command' ? line.command.reason : null;
  return (
    // The field has the focus and handles the keys; this handles the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      className={styles['line']}
      data-at={active || undefined}
      aria-selected={active}
      aria-disabled={reason !== null || undefined}
      onPointerMove={active ? undefined : onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      {line.kind === 'lot' ? <LotLine lot={line.lot} currency={currency} /> : <CommandLine command={line.command} />}
    </div>
  );
}

function LotLine({ lot, currency }: { lot: Extract<Line, { kind: 'lot' }>['lot']; currency: string }) {
  const words = useTexts(lotTexts);
  const texts = useTexts(lotsTexts);
  const locale = useLocale();
  const title = lot.title.trim();
  return (
    <>
      <span className={styles['number']}>
        <LotNumberTag {...lotTag(lot, words)} />
      </span>
      <span className={styles['words']}>
        <span className={styles['title']} dir="auto">
          {title === '' ? texts.untitled : title}
        </span>
        <span className={styles['quiet']}>
          {formatEstimate(lot.estimateLow, lot.estimateHigh, currency, words, locale) ?? texts.noEstimate}
        </span>
      </span>
      <StatusChip state={lot.status} />
    </>
  );
}

function CommandLine({ command }: { command: Extract<Line, { kind: 'command' }>['command'] }) {
  const nameOf = useKeyNames();
  const below = command.reason ?? command.hint;
  return (
    <>
      <span className={styles['words']}>
        <span>{command.words}</span>
        {below !== undefined && <span className={styles['quiet']}>{below}</span>}
      </span>
      {command.keys !== undefined && <kbd className={styles['keys']}>{nameOf(command.keys)}</kbd>}
    </>
  );
}
