import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../shared/messages/useTexts';
import { Avatar } from '../../../shared/ui/icon/Avatar';
import { Button } from '../../../shared/ui/buttons/Button';
import { FileChooser } from '../../../shared/ui/files/FileChooser';
import { useAppDispatch } from '../../../store/hooks';
import { selectUser } from '../../auth/model/authSlice';
import { AccountButton } from '../shared/AccountButton';
import styles from '../shared/account.module.css';
import { choosePhoto, removePhoto } from '../model/accountCommands';
import { useAccountSelector } from '../shared/accountHooks';
import { sectionLeft, selectSection } from '../model/accountSlice';
import { accountTexts } from '../texts/accountTexts';
import { useChosenFiles } from '../shared/chosenFilesContext';
import { SectionResult } from '../shared/SectionResult';

interface Chosen {
  readonly file: File;
  readonly url: string;
}

/** The photo, and what is chosen to take its place: seen first, used at the second click. */
export function PhotoField() {
  const dispatch = useAppDispatch();
  const { profile: texts, cancel } = useTexts(accountTexts);
  const user = useAccountSelector(selectUser);
  const { status } = useAccountSelector((state) => selectSection(state, 'photo'));
  const files = useChosenFiles();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  // What was used is the account's now.
  const preview = status === 'done' ? null : chosen;
  const photoURL = user?.photoURL ?? null;
  const busy = status === 'working';

  useEffect(() => (chosen === null ? undefined : () => URL.revokeObjectURL(chosen.url)), [chosen]);

  const choose = ([file]: readonly File[]): void => {
    if (file === undefined) return;
    dispatch(sectionLeft({ section: 'photo' }));
    setChosen({ file, url: URL.createObjectURL(file) });
  };

  const remove = (): void => {
    setChosen(null);
    dispatch(sectionLeft({ section: 'photo' }));
    dispatch(removePhoto());
  };

  return (
    <div className={styles['stack']} role="group" aria-label={texts.photo}>
      <div className={styles['photo']}>
        <Avatar name={user?.displayName || user?.email || ''} photoURL={preview?.url ?? photoURL} size="large" />
        <div className={styles['stack']}>
          <p className={styles['quiet']} aria-live="polite">
            {preview === null ? texts.photoHint : texts.preview(preview.file.name)}
          </p>
          <div className={styles['actions']}>
            {preview === null ? (
              <>
                <Button icon="photo" onClick={() => input.current?.click()}>
                  {photoURL === null ? texts.choosePhoto : texts.changePhoto}
                </Button>
                {photoURL !== null && (
                  <AccountButton kind="quiet" busy={busy} onClick={remove}>
                    {texts.removePhoto}
                  </AccountButton>
                )}
              </>
            ) : (
              <>
                <AccountButton
                  kind="primary"
                  busy={busy}
                  onClick={() => dispatch(choosePhoto({ fileId: files.hold(preview.file) }))}
                >
                  {texts.usePhoto}
                </AccountButton>
                <Button
                  kind="quiet"
                  onClick={() => {
                    setChosen(null);
                    dispatch(sectionLeft({ section: 'photo' }));
                  }}
                >
                  {cancel}
                </Button>
              </>
            )}
          </div>
        </div>
      </div>
      <FileChooser input={input} label={texts.choosePhoto} accept="image/*" onFiles={choose} />
      <SectionResult section="photo" done={texts.photoSaved} />
    </div>
  );
}
