import { useId, useRef } from 'react';
import { cleanText } from '../../../../domain/values/cleanText';
import { useAppDispatch } from '../../../../store/hooks';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button, type ButtonKind } from '../../../../shared/ui/buttons/Button';
import { IconButton } from '../../../../shared/ui/buttons/IconButton';
import { VisuallyHidden } from '../../../../shared/ui/style/VisuallyHidden';
import { isMeant } from './droppedFiles';
import { addPhotos } from '../../model/photos/photosSlice';
import { photoTexts } from '../../model/photos/photoTexts';
import { usePictures } from '../shared/picturesContext';

interface AddPhotosButtonProps {
  /** The lot that takes them, or null: then the file names decide. */
  readonly lotId: string | null;
  readonly label?: string;
  readonly kind?: ButtonKind;
  /** Chooses a whole folder with everything in it. */
  readonly folder?: boolean;
  /** A drawing only, where its place says what it is for. */
  readonly bare?: boolean;
}

/** What the file chooser offers; what is no photo after all is refused with its reason. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic,image/heif,.heic,.heif';

/**
 * Gives chosen files an id and hands them over, for a lot, or null: then the file names decide. The bytes stay with
 * `pictures`, outside the store.
 */
export function useAddPhotos(): (files: readonly File[], lotId: string | null) => void {
  const dispatch = useAppDispatch();
  const pictures = usePictures();
  return (files, lotId) => {
    const chosen = files.filter(isMeant).map((file) => ({
      id: pictures.hold(file),
      name: cleanText(file.webkitRelativePath === '' ? file.name : file.webkitRelativePath),
      lastModified: file.lastModified,
    }));
    if (chosen.length > 0) dispatch(addPhotos({ files: chosen, lotId }));
  };
}

export function AddPhotosButton({
  lotId,
  label,
  kind = 'primary',
  folder = false,
  bare = false,
}: AddPhotosButtonProps) {
  const texts = useTexts(photoTexts);
  const name = label ?? texts.add;
  const add = useAddPhotos();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const choose = (): void => input.current?.click();
  return (
    <>
      {bare ? (
        <IconButton icon="camera" label={name} onClick={choose} />
      ) : (
        <Button kind={kind} icon={folder ? 'upload' : 'camera'} onClick={choose}>
          {name}
        </Button>
      )}
      <VisuallyHidden>
        <label htmlFor={id}>{texts.chooseFiles(name)}</label>
        <input
          ref={(element) => {
            input.current = element;
            if (element !== null) element.webkitdirectory = folder;
          }}
          id={id}
          type="file"
          accept={ACCEPT}
          multiple
          tabIndex={-1}
          onChange={(event) => {
            add([...(event.target.files ?? [])], lotId);
            event.target.value = '';
          }}
        />
      </VisuallyHidden>
    </>
  );
}
