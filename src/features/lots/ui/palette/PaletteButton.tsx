import { useTexts } from '../../../../shared/messages/useTexts';
import { Icon } from '../../../../shared/ui/icon/Icon';
import { paletteTexts } from '../../model/texts/paletteTexts';
import styles from './PaletteButton.module.css';
import { useOpenTool } from '../shared/useTool';

/** The way to the palette without a keyboard. */
export function PaletteButton() {
  const texts = useTexts(paletteTexts);
  const open = useOpenTool();
  return (
    <button
      type="button"
      className={styles['palette']}
      aria-label={texts.open}
      title={texts.openHint}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => open('palette')}
    >
      <Icon name="search" size={16} />
      <span className={styles['words']}>{texts.open}</span>
      {/* Drawn by the style sheet: it is no part of what the button is called. */}
      <kbd className={styles['keys']} data-keys={texts.openKeys} />
    </button>
  );
}
