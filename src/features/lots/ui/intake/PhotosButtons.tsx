import { useRef } from 'react';
import { useTexts } from '../../../../shared/messages/useTexts';
import type { ButtonKind } from '../../../../shared/ui/buttons/Button';
import { Menu } from '../../../../shared/ui/buttons/Menu';
import { usePanel } from '../../../navigation/ui/usePanel';
import { photoTexts } from '../../model/photos/photoTexts';
import { frameTexts } from '../../model/texts/frameTexts';
import styles from '../templates/NewLotButton.module.css';
import { AddPhotosButton, PhotoFiles } from './AddPhotosButton';

/** Photos for new lots, and beside it a whole folder of them: a desk has folders, a phone has not. */
export function PhotosButtons({ kind }: { readonly kind: ButtonKind }) {
  const texts = useTexts(photoTexts);
  const frame = useTexts(frameTexts);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = usePanel('photos-menu');
  const items = [{ id: 'folder', words: texts.addFolder, onChoose: () => input.current?.click() }];
  return (
    <span className={styles['pair']}>
      <AddPhotosButton lotId={null} shown={frame.photos} kind={kind} />
      <Menu bare label={frame.fromElsewhere} open={open} onOpen={setOpen} items={items} />
      <PhotoFiles input={input} lotId={null} name={texts.addFolder} folder />
    </span>
  );
}
