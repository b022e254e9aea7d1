import type { Operation } from '../../../../domain/operations/operations';
import { addedPhoto } from '../../../../domain/operations/entitiesOf';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { useAppDispatch } from '../../../../store/hooks';
import { savePhotoFile } from '../../model/photos/photosSlice';
import { lotPhotosTexts } from '../../model/texts/lotPhotosTexts';

/** Beside a new photo that the server refused: hands its file to the person. Nothing beside any other operation. */
export function SavePhotoFile({ operation }: { readonly operation: Operation }) {
  const texts = useTexts(lotPhotosTexts);
  const dispatch = useAppDispatch();
  const photo = addedPhoto(operation);
  if (photo === null) return null;
  const { id, path } = photo;
  return <Button onClick={() => dispatch(savePhotoFile({ photo: { id, path } }))}>{texts.saveFile}</Button>;
}
