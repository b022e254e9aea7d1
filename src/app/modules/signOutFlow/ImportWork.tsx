import { useRef } from 'react';
import {
  importConfirmed,
  importWorkLeft,
  type SaleInFile,
  selectImportWork,
  workFileChosen,
} from '../../../features/signOutFlow/importWorkSlice';
import { importWorkTexts } from '../../../features/signOutFlow/importWorkTexts';
import { useSignOutFlowSelector } from '../../../features/signOutFlow/signOutFlowHooks';
import { useSalesSelector } from '../../../features/sales/salesHooks';
import { selectSale } from '../../../features/sales/salesSlice';
import type { ChosenFiles } from '../../../services/files/ChosenFiles';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { Dialog } from '../../../shared/ui/dialogs/Dialog';
import { FileChooser } from '../../../shared/ui/files/FileChooser';
import { InlineMessage } from '../../../shared/ui/messages/InlineMessage';
import { useAppDispatch } from '../../../store/hooks';
import styles from './ImportWork.module.css';

/** Chooses a file of exported work, shows what is in it, and brings it back. */
export function ImportWork({ files }: { readonly files: ChosenFiles }) {
  const dispatch = useAppDispatch();
  const texts = useTexts(importWorkTexts);
  const { status } = useSignOutFlowSelector(selectImportWork);
  const input = useRef<HTMLInputElement>(null);
  const canLeave = status !== 'bringing';
  const canBring = status === 'asking' || status === 'bringing';
  const leave = (): void => void (canLeave && dispatch(importWorkLeft()));
  return (
    <div className={styles['choose']}>
      <Button kind="quiet" icon="upload" onClick={() => input.current?.click()}>
        {texts.choose}
      </Button>
      <FileChooser
        input={input}
        label={texts.chooseFile}
        accept=".zip,application/zip"
        onFiles={([file]) => file !== undefined && dispatch(workFileChosen({ fileId: files.hold(file) }))}
      />
      <Dialog
        open={status !== 'closed'}
        title={texts.title}
        onClose={leave}
        footer={
          <>
            {canLeave && (
              <Button {...(canBring && { kind: 'quiet' })} onClick={leave}>
                {canBring ? texts.cancel : texts.close}
              </Button>
            )}
            {canBring && (
              <Button kind="primary" busy={status === 'bringing'} onClick={() => dispatch(importConfirmed())}>
                {status === 'bringing' ? texts.bringing : texts.bring}
              </Button>
            )}
          </>
        }
      >
        <WhatIsInIt />
      </Dialog>
    </div>
  );
}

function WhatIsInIt() {
  const texts = useTexts(importWorkTexts);
  const { status, sales, problem } = useSignOutFlowSelector(selectImportWork);
  if (status === 'reading') return <p role="status">{texts.reading}</p>;
  if (problem !== null) {
    return (
      <InlineMessage tone={problem === 'nothingNew' ? 'info' : 'danger'} role="alert">
        {texts.problems[problem]}
      </InlineMessage>
    );
  }
  return (
    <div className={styles['body']}>
      <p>{texts.lead}</p>
      <ul className={styles['sales']}>
        {sales.map((sale) => (
          <SaleLine key={sale.saleId} {...sale} />
        ))}
      </ul>
      <p className={styles['hint']}>{texts.once}</p>
    </div>
  );
}

function SaleLine({ saleId, changes, photos, lots }: SaleInFile) {
  const texts = useTexts(importWorkTexts);
  const title = useSalesSelector((state) => selectSale(state, saleId)?.title);
  return (
    <li className={styles['sale']}>
      <span className={styles['saleTitle']}>{title ?? texts.unknownSale}</span>
      <span className={styles['hint']}>{texts.inSale(changes, photos, lots)}</span>
    </li>
  );
}
