import { LONGEST_CAPTION } from '../../../domain/photo';
import { useTexts } from '../../../shared/messages/useTexts';
import { TextField } from '../../../shared/ui/TextField';
import { useAppDispatch } from '../../../store/hooks';
import { useLotsSelector } from '../lotsHooks';
import { captionPhoto } from '../operations/lotCommands';
import { selectPhoto } from '../photosSlice';
import { typingEnded, typingStarted } from '../savesSlice';
import { useDraft } from '../useDraft';
import { lotPhotosTexts } from './lotPhotosTexts';

interface CaptionFieldProps {
  readonly lotId: string;
  readonly photoId: string;
}

/** The line that stands with a photo in the catalogue. It saves by itself, as the fields of the lot do. */
export function CaptionField({ lotId, photoId }: CaptionFieldProps) {
  const texts = useTexts(lotPhotosTexts);
  const dispatch = useAppDispatch();
  const caption = useLotsSelector((state) => selectPhoto(state, photoId)?.caption ?? '');
  const draft = useDraft(
    caption,
    caption,
    (text) => {
      dispatch(captionPhoto({ photoId, caption: text }));
      return { now: text };
    },
    (waiting) => dispatch(waiting ? typingStarted({ lotId }) : typingEnded({ lotId })),
  );
  return (
    <TextField
      label={texts.caption}
      name="caption"
      face="serif"
      dir="auto"
      autoComplete="off"
      maxLength={LONGEST_CAPTION}
      value={draft.text}
      onBlur={draft.leave}
      onChange={(event) => draft.change(event.target.value)}
    />
  );
}
