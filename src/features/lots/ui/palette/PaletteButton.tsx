import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { paletteTexts } from '../../model/texts/paletteTexts';
import { useOpenTool } from '../shared/toolsContext';

/** The way to the palette without a keyboard. */
export function PaletteButton() {
  const texts = useTexts(paletteTexts);
  const open = useOpenTool();
  return (
    <Button
      kind="quiet"
      icon="search"
      title={texts.openHint}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => open('palette')}
    >
      {texts.open}
    </Button>
  );
}
