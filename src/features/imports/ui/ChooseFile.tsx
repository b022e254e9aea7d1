import { useId, useRef, useState, type DragEvent } from 'react';
import type { ChosenFiles } from '../../../services/files/ChosenFiles';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { TextArea } from '../../../shared/ui/fields/TextArea';
import { classNames } from '../../../shared/ui/style/classNames';
import { VisuallyHidden } from '../../../shared/ui/style/VisuallyHidden';
import { useAppDispatch } from '../../../store/hooks';
import { importFileChosen } from '../model/importSlice';
import { importTexts } from '../model/importTexts';
import styles from './ImportPage.module.css';

interface ChooseFileProps {
  readonly saleId: string;
  readonly files: ChosenFiles;
}

/** Drops, chooses or pastes what is to be imported. The bytes stay outside the store. */
export function ChooseFile({ saleId, files }: ChooseFileProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(importTexts);
  const [over, setOver] = useState(false);
  const [pasted, setPasted] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const take = (file: File | undefined): void => {
    if (file !== undefined) dispatch(importFileChosen({ saleId, fileId: files.hold(file), name: file.name }));
  };
  const isFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');
  return (
    <div className={styles['choose']}>
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
          {texts.choose}
        </Button>
        <span className={styles['hint']}>{over ? texts.dropHere : texts.chooseHint}</span>
        <VisuallyHidden>
          <label htmlFor={id}>{texts.fileToImport}</label>
          <input
            ref={input}
            id={id}
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain"
            tabIndex={-1}
            onChange={(event) => {
              take(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </VisuallyHidden>
      </div>
      <TextArea
        label={texts.paste}
        hint={texts.pasteHint}
        rows={2}
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
      />
      {pasted.trim() !== '' && (
        <Button onClick={() => take(new File([pasted], texts.pastedName, { type: 'text/plain' }))}>
          {texts.usePasted}
        </Button>
      )}
    </div>
  );
}
