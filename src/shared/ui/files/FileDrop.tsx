import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../buttons/Button';
import { classNames } from '../style/classNames';
import { FileChooser } from './FileChooser';
import styles from './FileDrop.module.css';

interface FileDropProps {
  /** On the button. */
  readonly choose: string;
  readonly hint: string;
  /** In the place of the hint while a file is held over it. */
  readonly dropHere: string;
  /** What the file is, for screen readers. */
  readonly label: string;
  /** As in `input`. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A place onto which one file is dropped, with a button to choose it. */
export function FileDrop({ choose, hint, dropHere, label, accept, onFile }: FileDropProps) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined): void => {
    if (file !== undefined) onFile(file);
  };
  const isFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');
  return (
    <div
      className={classNames(styles['drop'], over && styles['over'])}
      onDragOver={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <Button kind="primary" icon="upload" onClick={() => input.current?.click()}>
        {choose}
      </Button>
      <span className={styles['hint']}>{over ? dropHere : hint}</span>
      <FileChooser input={input} label={label} accept={accept} onFiles={([file]) => take(file)} />
    </div>
  );
}
