import type { Lot } from '../../../../domain/lots/lot';
import { useLocale } from '../../../../shared/messages/languageChoice';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { lotTexts } from '../../model/texts/lotsTexts';
import { lotName } from '../../model/texts/lotWords';
import styles from './TrashDialog.module.css';
import { trashTexts } from '../../model/texts/trashTexts';

interface TrashedLotProps {
  readonly lot: Lot;
  readonly chosen: boolean;
  /** Null: the person may not choose. */
  readonly onChoose: ((lotId: string, chosen: boolean) => void) | null;
  /** Null: the person may not, or cannot now. */
  readonly onRestore: (() => void) | null;
}

/** One line of the trash. */
export function TrashedLot({ lot, chosen, onChoose, onRestore }: TrashedLotProps) {
  const texts = useTexts(trashTexts);
  const words = useTexts(lotTexts);
  const locale = useLocale();
  const name = lotName(lot, words);
  const title = lot.title === '' ? texts.untitled : lot.title;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(lot.deletedAt ?? 0);
  return (
    <li className={styles['lot']}>
      {onChoose !== null && (
        <label className={styles['choice']}>
          <input
            type="checkbox"
            checked={chosen}
            aria-label={texts.choose(name, title)}
            onChange={({ target }) => onChoose(lot.id, target.checked)}
          />
        </label>
      )}
      <span className={styles['words']}>
        <strong>{name}</strong>
        <span className={styles['title']} dir="auto">
          {title}
        </span>
        <span className={styles['since']}>{texts.since(when)}</span>
      </span>
      {onRestore !== null && (
        <Button
          icon="undo"
          aria-label={texts.restoreOne(name, title)}
          onClick={({ currentTarget }) => {
            focusNextLine(currentTarget);
            onRestore();
          }}
        >
          {texts.restore}
        </Button>
      )}
    </li>
  );
}

/** This line goes: who restores one lot after the other goes on with the one that follows. */
function focusNextLine(button: HTMLElement): void {
  const line = button.closest('li');
  const next = line?.nextElementSibling ?? line?.previousElementSibling;
  next?.querySelector('button')?.focus();
}
