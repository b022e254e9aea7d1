import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { Dialog } from '../../../shared/ui/dialogs/Dialog';
import { TextField } from '../../../shared/ui/fields/TextField';
import { useAppDispatch } from '../../../store/hooks';
import { selectUser } from '../../auth/model/authSlice';
import { AccountButton } from '../shared/AccountButton';
import styles from '../shared/account.module.css';
import { deleteAccount } from '../model/accountCommands';
import { useAccountSelector } from '../shared/accountHooks';
import { selectSection } from '../model/accountSlice';
import { accountTexts } from '../texts/accountTexts';
import { usePanel } from '../../navigation/ui/usePanel';

const folded = (text: string): string => text.trim().toLocaleLowerCase();

/**
 * Deletes when the person has typed what the account is called, so that no slip of a finger does it, and has been asked
 * about `unsent`: this page's work that nobody has got yet; null when there is none.
 */
export function DeleteForm({ unsent }: { readonly unsent: ReactNode }) {
  const dispatch = useAppDispatch();
  const { delete: texts } = useTexts(accountTexts);
  const email = useAccountSelector(selectUser)?.email ?? null;
  const { status } = useAccountSelector((state) => selectSection(state, 'delete'));
  const field = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = usePanel('delete-with-unsent');
  const [isWrong, setIsWrong] = useState(false);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (status === 'working') return;
    const matches = folded(field.current?.value ?? '') === folded(email ?? texts.word);
    setIsWrong(!matches);
    if (!matches) field.current?.focus();
    else if (unsent === null) dispatch(deleteAccount());
    else setAsking(true);
  };

  return (
    <>
      <form noValidate className={styles['form']} onSubmit={onSubmit}>
        <TextField
          ref={field}
          label={email === null ? texts.typeWord(texts.word) : texts.typeEmail(email)}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          error={isWrong ? (email === null ? texts.wrongWord : texts.wrongEmail) : undefined}
        />
        <AccountButton type="submit" kind="danger" icon="trash" busy={status === 'working'}>
          {texts.delete}
        </AccountButton>
      </form>
      <Dialog
        open={asking}
        title={texts.notSent}
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button
              kind="danger"
              onClick={() => {
                setAsking(false);
                dispatch(deleteAccount());
              }}
            >
              {texts.deleteAnyway}
            </Button>
            <Button kind="primary" onClick={() => setAsking(false)}>
              {texts.wait}
            </Button>
          </>
        }
      >
        {unsent ?? <p>{texts.nowSent}</p>}
      </Dialog>
    </>
  );
}
