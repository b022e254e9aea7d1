import type { ReactNode } from 'react';
import { canEdit, type Sale } from '../../../domain/sales/sale';
import type { ChosenFiles } from '../../../services/files/ChosenFiles';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { ButtonLink } from '../../../shared/ui/buttons/ButtonLink';
import { SalePage } from '../../../shared/ui/layout/SalePage';
import { SettingsSection } from '../../../shared/ui/layout/SettingsSection';
import { InlineMessage } from '../../../shared/ui/messages/InlineMessage';
import { ProgressBar } from '../../../shared/ui/messages/ProgressBar';
import { useAppDispatch } from '../../../store/hooks';
import { selectUid } from '../../auth/model/authSlice';
import { failureSentence } from '../model/importSentences';
import { type ImportRun, importLeft, leftRowsAsked, selectCarrying, selectImportRun } from '../model/importSlice';
import { importRuleTexts } from '../model/importRuleTexts';
import { carryTexts } from '../model/carryTexts';
import { importTexts } from '../model/importTexts';
import { CheckPart } from './CheckPart';
import { ChooseFile, type ReadPasted } from './ChooseFile';
import { useImportSelector } from './importHooks';
import styles from './ImportPage.module.css';
import { MatchingPart } from './MatchingPart';
import { ReadingForm } from './ReadingForm';
import type { RowWords } from './rowWords';

interface ImportPageProps {
  readonly words: RowWords;
  readonly sale: Sale;
  readonly files: ChosenFiles;
  readonly readPasted: ReadPasted;
}

/** `/sales/:saleId/import`: a file, its columns, what becomes of its rows, and the writing. */
export function ImportPage({ sale, words, ...choosing }: ImportPageProps) {
  const texts = useTexts(importTexts);
  const uid = useImportSelector(selectUid);
  const run = useImportSelector((state) => selectImportRun(state, sale.id));
  const editable = uid !== null && canEdit(sale, uid);
  return (
    <div className={styles['page']} data-wide={run.status === 'checking' || undefined}>
      <SalePage
        title={texts.title}
        note={
          editable ? <CarryingPart run={run} saleId={sale.id} /> : <InlineMessage>{texts.onlyEditors}</InlineMessage>
        }
      >
        {editable && <Step run={run} saleId={sale.id} words={words} {...choosing} />}
      </SalePage>
    </div>
  );
}

/** The photos of an import that are still to come, and those that cannot come. */
function CarryingPart({ run, saleId }: Pick<StepProps, 'run' | 'saleId'>) {
  const texts = useTexts(carryTexts);
  const carrying = useImportSelector((state) => selectCarrying(state, saleId));
  if (carrying === null || (carrying.isOver && run.status !== 'done')) return null;
  const { done, missing, total, isOver } = carrying;
  return (
    <>
      {!isOver && total > 0 && (
        <div className={styles['carrying']}>
          <ProgressBar label={texts.carrying(done, total)} value={(done + missing) / total} />
          <p className={styles['hint']}>{texts.carryingHint}</p>
        </div>
      )}
      {isOver && missing > 0 && <InlineMessage tone="warn">{texts.missing(missing)}</InlineMessage>}
      {isOver && missing === 0 && done > 0 && (
        <InlineMessage tone="good" role="status">
          {texts.carried(done)}
        </InlineMessage>
      )}
    </>
  );
}

interface StepProps extends Omit<ImportPageProps, 'sale'> {
  readonly saleId: string;
  readonly run: ImportRun;
}

function Step({ run, saleId, words, ...choosing }: StepProps): ReactNode {
  const texts = useTexts(importTexts);
  switch (run.status) {
    case 'idle':
      return (
        <SettingsSection name="file" title={texts.file} intro={texts.fileIntro}>
          <ChooseFile saleId={saleId} {...choosing} />
        </SettingsSection>
      );
    case 'reading':
      return (
        <SettingsSection name="file" title={texts.file}>
          <ProgressBar label={texts.reading(run.name)} />
          <Other />
        </SettingsSection>
      );
    case 'mapping':
      return (
        <>
          <MatchingPart file={run.file} columns={run.columns} fieldOf={words.fieldOf} extras={words.extras} />
          <Other />
        </>
      );
    case 'checking':
      return <CheckPart run={run} words={words} />;
    case 'writing':
      return (
        <SettingsSection name="writing" title={run.name} intro={texts.writingHint}>
          <ProgressBar
            label={texts.writing(run.done, run.total)}
            value={run.total === 0 ? undefined : run.done / run.total}
          />
        </SettingsSection>
      );
    case 'done':
      return <Done run={run} saleId={saleId} />;
    case 'failed':
      return <Failed run={run} saleId={saleId} {...choosing} />;
  }
}

/** Back to the choice of a file. */
function Other() {
  const dispatch = useAppDispatch();
  const texts = useTexts(importTexts);
  return (
    <Button kind="quiet" onClick={() => dispatch(importLeft({ importId: null }))}>
      {texts.otherFile}
    </Button>
  );
}

interface DoneProps {
  readonly saleId: string;
  readonly run: Extract<ImportRun, { readonly status: 'done' }>;
}

function Done({ saleId, run: { importId, name, created, updated, left } }: DoneProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(importTexts);
  return (
    <SettingsSection name="done" title={name}>
      <InlineMessage tone="good" role="status">
        {texts.done(created, updated)}
      </InlineMessage>
      <p>{texts.doneHint}</p>
      {left > 0 && (
        <>
          <InlineMessage tone="warn">{texts.leftRows(left)}</InlineMessage>
          <Button onClick={() => dispatch(leftRowsAsked())}>{texts.saveLeft}</Button>
        </>
      )}
      <div className={styles['buttons']}>
        <ButtonLink kind="primary" href={`/sales/${saleId}`}>
          {texts.showLots}
        </ButtonLink>
        <Button kind="quiet" onClick={() => dispatch(importLeft({ importId }))}>
          {texts.another}
        </Button>
      </div>
    </SettingsSection>
  );
}

interface FailedProps extends Pick<StepProps, 'saleId' | 'files' | 'readPasted'> {
  readonly run: Extract<ImportRun, { readonly status: 'failed' }>;
}

/** What another way of reading may mend. */
const READ_ANEW: ReadonlySet<string> = new Set(['unclosedQuote', 'noText', 'tooManyColumns', 'tooManyRows']);

function Failed({ run: { name, reason, sheets }, ...choosing }: FailedProps) {
  const rules = useTexts(importRuleTexts);
  return (
    <SettingsSection name="file" title={name}>
      <InlineMessage tone="danger" role="alert">
        {failureSentence(reason, rules)}
      </InlineMessage>
      {(READ_ANEW.has(reason.rule) || sheets.length > 0) && <ReadingForm file={null} sheets={sheets} />}
      <ChooseFile {...choosing} />
    </SettingsSection>
  );
}
