import { useState } from 'react';
import type { ChosenFiles } from '../../../services/files/ChosenFiles';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { FileDrop } from '../../../shared/ui/files/FileDrop';
import { TextArea } from '../../../shared/ui/fields/TextArea';
import { useAppDispatch } from '../../../store/hooks';
import { importFileChosen } from '../model/importSlice';
import { importTexts } from '../model/importTexts';
import styles from './ImportPage.module.css';

/** The rows of what is pasted, where its plain text does not say them; another feature reads clipboards. */
export type ReadPasted = (texts: { readonly plain: string; readonly html: string }) => string | null;

interface ChooseFileProps {
  readonly saleId: string;
  readonly files: ChosenFiles;
  readonly readPasted: ReadPasted;
}

/** Drops, chooses or pastes what is to be imported. The bytes stay outside the store. */
export function ChooseFile({ saleId, files, readPasted }: ChooseFileProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(importTexts);
  const [pasted, setPasted] = useState('');

  const take = (file: File): void =>
    void dispatch(importFileChosen({ saleId, fileId: files.hold(file), name: file.name }));
  return (
    <div className={styles['choose']}>
      <FileDrop
        choose={texts.choose}
        hint={texts.chooseHint}
        dropHere={texts.dropHere}
        label={texts.fileToImport}
        accept=".csv,.tsv,.txt,.xlsx,.json,.zip,text/csv,text/tab-separated-values,text/plain"
        onFile={take}
      />
      <TextArea
        label={texts.paste}
        hint={texts.pasteHint}
        rows={2}
        value={pasted}
        onChange={(event) => setPasted(event.target.value)}
        onPaste={(event) => {
          const said = (type: string): string => event.clipboardData.getData(type);
          const rows = readPasted({ plain: said('text/plain'), html: said('text/html') });
          if (rows === null) return;
          event.preventDefault();
          const { value, selectionStart, selectionEnd } = event.currentTarget;
          setPasted(value.slice(0, selectionStart) + rows + value.slice(selectionEnd));
        }}
      />
      {pasted.trim() !== '' && (
        <Button onClick={() => take(new File([pasted], texts.pastedName, { type: 'text/plain' }))}>
          {texts.usePasted}
        </Button>
      )}
    </div>
  );
}
