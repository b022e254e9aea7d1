import { useMemo } from 'react';
import { blocksOf } from '../../../domain/heldNumbers';
import { claimsAstray } from '../../../domain/numberingCheck';
import type { NumberClaim } from '../../../services/numbers/NumbersGateway';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/Button';
import { useAppDispatch } from '../../../store/hooks';
import { selectLots, selectTrashedLots } from '../lotsSlice';
import { selectUnsent } from '../savesSlice';
import { releaseNumbers, selectAhead, selectBlock, selectClaims } from './claimsSlice';
import { claimsTexts } from './claimsTexts';
import { Finding } from './Finding';
import { HeldAhead } from './HeldAhead';
import { useNumberingSelector } from './numberingHooks';
import styles from './NumbersPanel.module.css';
import { useRanges } from './useRanges';

interface HeldNumbersProps {
  readonly editable: boolean;
}

/** Numbers that are taken without a lot: what devices hold ahead, and what was left behind. */
export function HeldNumbers({ editable }: HeldNumbersProps) {
  const texts = useTexts(claimsTexts);
  const ahead = useNumberingSelector(selectAhead);
  const block = useNumberingSelector(selectBlock);
  const astray = useAstray();
  const ranges = useRanges();
  const [mine, others] = useMemo(() => {
    const lots = new Set(block.map(({ lotId }) => lotId));
    const own = ahead.filter(({ lotId }) => lots.has(lotId));
    return [own.map(({ number }) => number), blocksOf(ahead.filter(({ lotId }) => !lots.has(lotId)))];
  }, [ahead, block]);
  return (
    <>
      {ahead.length > 0 && (
        <Finding title={texts.ahead}>
          <ul className={styles['held']}>
            {mine.length > 0 && <li className={styles['heldBy']}>{texts.aheadMine(ranges(mine))}</li>}
            {others.map((each) => (
              <li key={`${each.since} ${each.by}`}>
                <HeldAhead block={each} editable={editable} />
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

interface AstrayProps {
  readonly claims: readonly NumberClaim[];
  readonly editable: boolean;
}

function Astray({ claims, editable }: AstrayProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(claimsTexts);
  const ranges = useRanges();
  return (
    <div className={styles['heldBy']}>
      <span>{ranges(claims.map(({ number }) => number))}</span>
      {editable && (
        <Button kind="quiet" onClick={() => dispatch(releaseNumbers({ numbers: claims }))}>
          {texts.free}
        </Button>
      )}
    </div>
  );
}
