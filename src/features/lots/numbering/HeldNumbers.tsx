import { useMemo, useState } from 'react';
import { claimsAstray } from '../../../domain/numberingCheck';
import { rangesOf } from '../../../domain/numberRanges';
import type { NumberClaim } from '../../../services/numbers/NumbersGateway';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/Button';
import { useAppDispatch } from '../../../store/hooks';
import { ColleagueName } from '../Colleagues';
import { selectLots, selectTrashedLots } from '../lotsSlice';
import { selectUnsent } from '../savesSlice';
import { releaseNumbers, selectAhead, selectBlock, selectClaims } from './claimsSlice';
import { claimsTexts } from './claimsTexts';
import { Finding } from './Finding';
import { useNumberingSelector } from './numberingHooks';
import styles from './NumbersPanel.module.css';

interface HeldNumbersProps {
  readonly editable: boolean;
}

/** Numbers that are taken without a lot: what devices hold ahead, and what was left behind. */
export function HeldNumbers({ editable }: HeldNumbersProps) {
  const texts = useTexts(claimsTexts);
  const ahead = useNumberingSelector(selectAhead);
  const block = useNumberingSelector(selectBlock);
  const astray = useAstray();
  const mine = useMemo(() => new Set(block.map(({ lotId }) => lotId)), [block]);
  const groups = useMemo(() => byPerson(ahead, mine), [ahead, mine]);
  const ranges = useRanges();
  return (
    <>
      {groups.length > 0 && (
        <Finding title={texts.ahead}>
          <ul className={styles['held']}>
            {groups.map(({ key, by, claims }) => (
              <li key={key} className={styles['heldBy']}>
                {by === null ? (
                  <span>{texts.aheadMine(ranges(claims))}</span>
                ) : (
                  <AheadOf by={by} claims={claims} editable={editable} />
                )}
              </li>
            ))}
          </ul>
          <p className={styles['hint']}>{texts.aheadHint}</p>
        </Finding>
      )}
      {astray.length > 0 && (
        <Finding title={texts.astray}>
          <Astray claims={astray} editable={editable} />
        </Finding>
      )}
    </>
  );
}

function useRanges(): (claims: readonly NumberClaim[]) => string {
  const texts = useTexts(claimsTexts);
  return (claims) => {
    const letters = claims.flatMap(({ number }) => (/[A-Z]$/.test(number) ? [number] : []));
    const plain = rangesOf(claims.map(({ number }) => number)).map(({ from, to }) => texts.range(from, to));
    return [...plain, ...letters].join(', ');
  };
}

/** They keep numbers from everybody and belong to nobody. */
function useAstray(): readonly NumberClaim[] {
  const { claims } = useNumberingSelector(selectClaims);
  const lots = useNumberingSelector(selectLots);
  const trashed = useNumberingSelector(selectTrashedLots);
  const unsent = useNumberingSelector(selectUnsent);
  return useMemo(() => {
    const busy = new Set(unsent.map(({ operation }) => operation.lotId));
    return claimsAstray(claims ?? [], [...lots, ...trashed], busy);
  }, [claims, lots, trashed, unsent]);
}

interface AheadOfProps {
  readonly by: string;
  readonly claims: readonly NumberClaim[];
  readonly editable: boolean;
}

/** Freeing them is asked twice: somebody may stand in a shed and write one of them on a tag. */
function AheadOf({ by, claims, editable }: AheadOfProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(claimsTexts);
  const ranges = useRanges();
  const [asking, setAsking] = useState(false);
  const [before = '', after = ''] = texts.aheadOf(ranges(claims), NAME).split(NAME);
  const [asked = '', rest = ''] = texts.freeQuestion(NAME).split(NAME);
  const name = <ColleagueName uid={by} otherwise={texts.somebody} />;
  return (
    <>
      <span>
        {before}
        {name}
        {after}
      </span>
      {editable && !asking && (
        <Button kind="quiet" onClick={() => setAsking(true)}>
          {texts.freeAsk}
        </Button>
      )}
      {asking && (
        <>
          <p className={styles['hint']}>
            {asked}
            {name}
            {rest}
          </p>
          <Button kind="danger" onClick={() => dispatch(releaseNumbers({ numbers: claims }))}>
            {texts.free}
          </Button>
          <Button kind="quiet" onClick={() => setAsking(false)}>
            {texts.keep}
          </Button>
        </>
      )}
    </>
  );
}

/** Where the name of a person goes in a sentence. */
const NAME = '\u0000';

function Astray({ claims, editable }: Omit<AheadOfProps, 'by'>) {
  const dispatch = useAppDispatch();
  const texts = useTexts(claimsTexts);
  const ranges = useRanges();
  return (
    <div className={styles['heldBy']}>
      <span>{ranges(claims)}</span>
      {editable && (
        <Button kind="quiet" onClick={() => dispatch(releaseNumbers({ numbers: claims }))}>
          {texts.free}
        </Button>
      )}
    </div>
  );
}

interface HeldBy {
  readonly key: string;
  /** Null: this device. */
  readonly by: string | null;
  readonly claims: readonly NumberClaim[];
}

function byPerson(claims: readonly NumberClaim[], mine: ReadonlySet<string>): readonly HeldBy[] {
  const groups = new Map<string, { by: string | null; claims: NumberClaim[] }>();
  for (const claim of claims) {
    const by = mine.has(claim.lotId) ? null : claim.by;
    const key = by ?? '';
    const group = groups.get(key) ?? { by, claims: [] };
    group.claims.push(claim);
    groups.set(key, group);
  }
  return [...groups].map(([key, group]) => ({ key, ...group }));
}
