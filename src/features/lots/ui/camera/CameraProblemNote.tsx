import { useId } from 'react';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button, buttonClass } from '../../../../shared/ui/buttons/Button';
import { EmptyState } from '../../../../shared/ui/messages/EmptyState';
import { cameraTexts } from '../../model/camera/cameraTexts';
import styles from './CameraPage.module.css';
import type { CameraStatus } from './useCameraView';

interface CameraProblemNoteProps {
  readonly problem: Exclude<CameraStatus, 'starting' | 'live'>;
  readonly onAgain: () => void;
  readonly onFile: (file: File) => void;
}

/** In place of the picture: why there is none, and the way by the camera app of the phone. */
export function CameraProblemNote({ problem, onAgain, onFile }: CameraProblemNoteProps) {
  const texts = useTexts(cameraTexts);
  const id = useId();
  const { title, text } = texts.problems[problem];
  return (
    <div className={styles['problem']}>
      <EmptyState
        icon="camera"
        title={title}
        action={
          <>
            <Button onClick={onAgain}>{texts.again}</Button>
            <label htmlFor={id} className={buttonClass({})}>
              {texts.withCameraApp}
            </label>
            <input
              id={id}
              aria-label={texts.chooseFile}
              type="file"
              accept="image/*"
              capture="environment"
              className={styles['file']}
              onChange={(event) => {
                for (const file of event.target.files ?? []) onFile(file);
                event.target.value = '';
              }}
            />
          </>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  );
}
