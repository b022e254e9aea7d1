import { type RefObject, useRef } from 'react';
import { cleanText } from '../../../../domain/values/cleanText';
import { useAppDispatch } from '../../../../store/hooks';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button, type ButtonKind } from '../../../../shared/ui/buttons/Button';
import { IconButton } from '../../../../shared/ui/buttons/IconButton';
import { Tool } from '../../../../shared/ui/tools/Tool';
import { FileChooser } from '../../../../shared/ui/files/FileChooser';
import { isMeant } from './droppedFiles';
import { addPhotos } from '../../model/photos/photosSlice';
import { photoTexts } from '../../model/photos/photoTexts';
import { usePictures } from '../shared/picturesContext';

interface AddPhotosButtonProps {
  /** The lot that takes them, or null: then the file names decide. */
  readonly lotId: string | null;
  readonly label?: string;
  readonly kind?: ButtonKind;
  /** What the button shows of its label, where there is little room. */
  readonly shown?: string;
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
    if (chosen.length > 0) dispatch(addPhotos({ files: chosen, lotId, asks: true }));
  };
}

export function AddPhotosButton({
  lotId,
  label,
  shown,
  kind = 'primary',
  folder = false,
  bare = false,
}: AddPhotosButtonProps) {
  const texts = useTexts(photoTexts);
  const name = label ?? texts.add;
  const input = useRef<HTMLInputElement>(null);
  const choose = (): void => input.current?.click();
  const named = shown === undefined ? undefined : name;
  return (
    <>
      <Tool>
        {bare ? (
          <IconButton icon="camera" label={name} onClick={choose} />
        ) : (
          <Button kind={kind} icon={folder ? 'upload' : 'camera'} aria-label={named} title={named} onClick={choose}>
            {shown ?? name}
          </Button>
        )}
      </Tool>
      <PhotoFiles input={input} lotId={lotId} name={name} folder={folder} />
    </>
  );
}

interface PhotoFilesProps {
  /** Opens the browser's chooser with its click. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly lotId: string | null;
  /** Of what opens it. */
  readonly name: string;
  readonly folder?: boolean;
}

/** Chooses photos for a lot, or for all lots by their names. */
export function PhotoFiles({ input, lotId, name, folder = false }: PhotoFilesProps) {
  const texts = useTexts(photoTexts);
  const add = useAddPhotos();
  return (
    <FileChooser
      input={input}
      label={texts.chooseFiles(name)}
      accept={ACCEPT}
      multiple
      folder={folder}
      onFiles={(files) => add(files, lotId)}
    />
  );
}
