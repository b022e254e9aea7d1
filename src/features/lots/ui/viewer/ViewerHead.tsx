import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { IconButton } from '../../../../shared/ui/buttons/IconButton';
import { lotPhotosTexts } from '../../model/texts/lotPhotosTexts';
import styles from './PhotoViewer.module.css';
import { MOST, STEP, WHOLE, zoomAt, type ZoomedView } from '../photos/zoom';

interface ViewerHeadProps {
  /** Which photo one sees. */
  readonly title: string;
  readonly view: ZoomedView;
  readonly isComparing: boolean;
  readonly canCompare: boolean;
  readonly onZoom: (view: ZoomedView) => void;
  readonly onCompare: () => void;
  readonly onClose: () => void;
}

/** Which photo it is, how near it is, and the way back. */
export function ViewerHead({ title, view, isComparing, canCompare, onZoom, onCompare, onClose }: ViewerHeadProps) {
  const texts = useTexts(lotPhotosTexts);
  const percent = Math.round(100 * view.scale);
  const step = (possible: boolean, why: string, to: ZoomedView) => ({
    disabledWhy: possible ? undefined : why,
    onClick: () => onZoom(to),
  });
  return (
    <div className={styles['head']}>
      <p className={styles['place']} aria-live="polite">
        {title}
      </p>
      {canCompare && (
        <Button kind="quiet" aria-pressed={isComparing} aria-keyshortcuts="C" onClick={onCompare}>
          {isComparing ? texts.compareEnd : texts.compare}
        </Button>
      )}
      <span className={styles['zoom']}>
        <IconButton icon="minus" label={texts.away} {...step(view.scale > 1, texts.isWhole, zoomAt(view, 1 / STEP))} />
        <button
          type="button"
          className={styles['percent']}
          aria-label={`${texts.zoom(percent)}. ${texts.whole}`}
          title={texts.whole}
          onClick={() => onZoom(WHOLE)}
        >
          {percent} %
        </button>
        <IconButton icon="add" label={texts.closer} {...step(view.scale < MOST, texts.isNearest, zoomAt(view, STEP))} />
      </span>
      <IconButton data-first icon="close" label={texts.close} onClick={onClose} />
    </div>
  );
}
