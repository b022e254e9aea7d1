import type { Sale } from '../../../domain/sales/sale';
import { useTexts } from '../../../shared/messages/useTexts';
import { Icon } from '../../../shared/ui/icon/Icon';
import { Link } from '../../../shared/ui/navigation/Link';
import { workspaceTexts } from '../../texts/workspaceTexts';
import styles from './SaleCrumb.module.css';

/** In the bar of a page beside the lots of a sale: the way back to them, and which sale it is. */
export function SaleCrumb({ sale }: { readonly sale: Pick<Sale, 'id' | 'title'> }) {
  const { toLots } = useTexts(workspaceTexts);
  return (
    <>
      <Link href={`/sales/${sale.id}`} className={styles['back']} aria-label={toLots} title={toLots}>
        <Icon name="chevronLeft" />
        <span className={styles['words']}>{toLots}</span>
      </Link>
      <span className={styles['title']} dir="auto" title={sale.title}>
        {sale.title}
      </span>
    </>
  );
}
