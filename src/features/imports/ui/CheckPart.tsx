import type { CheckView, UnknownView } from '../../../domain/imports/desk/views';
import type { ImportChoice } from '../../../domain/imports/plan/planImport';
import { COLLISION_CHOICES } from '../../../domain/imports/plan/decision';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { Checkbox } from '../../../shared/ui/fields/Checkbox';
import { SelectField } from '../../../shared/ui/fields/SelectField';
import { SettingsSection } from '../../../shared/ui/layout/SettingsSection';
import { InlineMessage } from '../../../shared/ui/messages/InlineMessage';
import { classNames } from '../../../shared/ui/style/classNames';
import { useAppDispatch } from '../../../store/hooks';
import { choiceMade, type ImportRun, importConfirmed, matchingAsked, selectImport } from '../model/importSlice';
import { importTexts } from '../model/importTexts';
import { useImportSelector } from './importHooks';
import styles from './ImportPage.module.css';
import { RowsTable } from './RowsTable';
import type { RowWords } from './rowWords';

interface CheckPartProps {
  readonly words: RowWords;
  readonly run: Extract<ImportRun, { readonly status: 'checking' }>;
}

const BLANKS = ['keep', 'empty'] as const;

/** What becomes of each row, before anything is written. */
export function CheckPart({ run, words }: CheckPartProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(importTexts);
  const { choice } = useImportSelector(selectImport);
  const { check, isRenewed, renewals } = run;
  if (check === null) return <InlineMessage role="status">{texts.checking}</InlineMessage>;
  const toImport = check.counts.create + check.counts.update;
  const { come, added, there, left } = check.pictures;
  return (
    <SettingsSection name="check" title={texts.check}>
      <div className={styles['fields']}>
        <SelectField
          label={texts.collision}
          value={choice.collision}
          onChange={({ target }) => {
            const collision = COLLISION_CHOICES.find((each) => each === target.value);
            if (collision !== undefined) dispatch(choiceMade({ choice: { collision } }));
          }}
        >
          {COLLISION_CHOICES.map((each) => (
            <option key={each} value={each}>
              {texts.collisions[each]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={texts.blank}
          value={choice.blank}
          hint={texts.blankHint}
          onChange={({ target }) => {
            const blank = BLANKS.find((each) => each === target.value);
            if (blank !== undefined) dispatch(choiceMade({ choice: { blank } }));
          }}
        >
          {BLANKS.map((each) => (
            <option key={each} value={each}>
              {texts.blanks[each]}
            </option>
          ))}
        </SelectField>
      </div>
      <Checkbox
        label={texts.drafts}
        hint={texts.draftsHint}
        checked={choice.drafts}
        onChange={({ target }) => dispatch(choiceMade({ choice: { drafts: target.checked } }))}
      />
      {mayAddPictures(check, choice) && (
        <Checkbox
          label={texts.addPictures}
          hint={texts.addPicturesHint}
          checked={choice.pictures}
          onChange={({ target }) => dispatch(choiceMade({ choice: { pictures: target.checked } }))}
        />
      )}
      {isRenewed && (
        <InlineMessage tone="warn" role="alert">
          {texts.saleChanged}
        </InlineMessage>
      )}
      <Counts check={check} />
      {check.photos > 0 && <InlineMessage>{texts.photos(check.photos)}</InlineMessage>}
      {come + added + there + left > 0 && <InlineMessage>{texts.pictures(come, added, there, left)}</InlineMessage>}
      {check.results > 0 && <InlineMessage>{texts.results(check.results)}</InlineMessage>}
      {check.results > 0 && words.earlyResults !== null && (
        <InlineMessage tone="warn">{words.earlyResults}</InlineMessage>
      )}
      <Unknown view={check.unknown.category} say={texts.newCategories} />
      <Unknown view={check.unknown.consignor} say={texts.newConsignors} />
      <RowsTable run={run} check={check} words={words} />
      <div className={classNames(styles['buttons'], styles['next'])}>
        <Button
          kind="primary"
          disabledBy={toImport === 0 ? 'nothing-to-import' : undefined}
          onClick={() => dispatch(importConfirmed({ renewals }))}
        >
          {texts.importRows(toImport)}
        </Button>
        <Button kind="quiet" onClick={() => dispatch(matchingAsked())}>
          {texts.toColumns}
        </Button>
      </div>
      {toImport === 0 && (
        <p id="nothing-to-import" className={styles['hint']}>
          {texts.nothingToImport}
        </p>
      )}
    </SettingsSection>
  );
}

/** Also where they are not wanted: then it cannot be said how many there would be. */
const mayAddPictures = ({ pictures }: CheckView, choice: ImportChoice): boolean =>
  pictures.added + pictures.there > 0 || (!choice.pictures && pictures.left > 0);

function Counts({ check: { counts, drafts } }: { readonly check: CheckView }) {
  const texts = useTexts(importTexts);
  const parts = [
    texts.counts(counts.create, counts.update),
    drafts > 0 ? texts.countsDrafts(drafts) : '',
    counts.unchanged > 0 ? texts.countsUnchanged(counts.unchanged) : '',
    counts.skip > 0 ? texts.countsLeft(counts.skip) : '',
    counts.refused > 0 ? texts.countsRefused(counts.refused) : '',
  ];
  return (
    <p role="status" className={styles['counts']}>
      {parts.filter((part) => part !== '').join(' · ')}
    </p>
  );
}

interface UnknownProps {
  readonly view: UnknownView;
  readonly say: (count: number) => string;
}

function Unknown({ view: { names, count }, say }: UnknownProps) {
  const texts = useTexts(importTexts);
  if (count === 0) return null;
  const listed = names.map(({ name, rows }) => texts.nameWithRows(name, rows));
  const more = count > names.length ? [texts.andMore(count - names.length)] : [];
  return (
    <InlineMessage>
      {say(count)} {[...listed, ...more].join(', ')}
    </InlineMessage>
  );
}
