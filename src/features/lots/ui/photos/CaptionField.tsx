import { LONGEST_CAPTION } from '../../../../domain/photos/photo';
import { cleanText } from '../../../../domain/values/cleanText';
import { useTexts } from '../../../../shared/messages/useTexts';
import { TextField } from '../../../../shared/ui/fields/TextField';
import { useAppDispatch } from '../../../../store/hooks';
import { useLotsSelector } from '../shared/lotsHooks';
import { captionPhoto } from '../../model/operations/lotCommands';
import { selectPhoto } from '../../model/photos/photosSlice';
import { typingEnded, typingStarted } from '../../model/saves/savesSlice';
import { useDraft } from '../shared/useDraft';
import { lotPhotosTexts } from '../../model/texts/lotPhotosTexts';

interface CaptionFieldProps {
  readonly lotId: string;
  readonly photoId: string;
}

/** The line that stands with a photo in the catalogue. It saves by itself, as the fields of the lot do. */
export function CaptionField({ lotId, photoId }: CaptionFieldProps) {
  const texts = useTexts(lotPhotosTexts);
  const dispatch = useAppDispatch();
  const caption = useLotsSelector((state) => selectPhoto(state, photoId)?.caption ?? '');
  const draft = useDraft({
    present: caption,
    commit(text) {
      const read = cleanText(text);
      dispatch(captionPhoto({ photoId, caption: read }));
      return { now: read };
    },
    onWaiting: (waiting) => dispatch(waiting ? typingStarted({ lotId }) : typingEnded({ lotId })),
  });
  return (
    <TextField
      label={texts.caption}
      name="caption"
      face="serif"
      dir="auto"
      autoComplete="off"
      maxLength={LONGEST_CAPTION}
      value={draft.typed ?? caption}
      onBlur={draft.leave}
      onChange={(event) => draft.change(event.target.value)}
    />
  );
}
