import { useTexts } from '../../../../shared/messages/useTexts';
import { ButtonLink } from '../../../../shared/ui/buttons/ButtonLink';
import { EmptyState } from '../../../../shared/ui/messages/EmptyState';
import { UnreadBanner } from '../../../../shared/ui/messages/UnreadBanner';
import { useAppDispatch } from '../../../../store/hooks';
import { retryLots, selectLotsCode, selectLotsStatus } from '../../model/lots/lotsSlice';
import { cameraTexts } from '../../model/camera/cameraTexts';
import { lotsTexts } from '../../model/texts/lotsTexts';
import { AddPhotosButton } from '../intake/AddPhotosButton';
import { useLotsSelector } from '../shared/lotsHooks';
import styles from './NoLots.module.css';
import { OpeningNote } from './OpeningNote';

interface NoLotsProps {
  readonly saleId: string;
  readonly editable: boolean;
  /** A desk, where folders are dropped. */
  readonly wide: boolean;
}

/** In place of the lots: why there are none, and how the first ones come. */
export function NoLots(props: NoLotsProps) {
  const texts = useTexts(lotsTexts);
  const dispatch = useAppDispatch();
  const status = useLotsSelector(selectLotsStatus);
  const code = useLotsSelector(selectLotsCode);
  return (
    <div className={styles['instead']}>
      {status === 'failed' ? (
        <UnreadBanner title={texts.cannotBeRead} code={code} onRetry={() => dispatch(retryLots())} />
      ) : status === 'live' ? (
        <EmptySale {...props} />
      ) : (
        <OpeningNote />
      )}
    </div>
  );
}

function EmptySale({ saleId, editable, wide }: NoLotsProps) {
  const texts = useTexts(lotsTexts);
  const { title: photograph } = useTexts(cameraTexts);
  return (
    <EmptyState
      icon="photo"
      title={texts.none}
      action={
        editable && (
          <>
            <AddPhotosButton lotId={null} label={texts.firstPhotos} />
            {!wide && (
              <ButtonLink href={`/sales/${saleId}/intake`} icon="camera">
                {photograph}
              </ButtonLink>
            )}
            <ButtonLink href={`/sales/${saleId}/import`}>{texts.fromSpreadsheet}</ButtonLink>
          </>
        )
      }
    >
      <p>{editable ? (wide ? texts.noneText : texts.noneOnPhone) : texts.noneToSee}</p>
    </EmptyState>
  );
}
