import { usePageTitle } from '../../shared/ui/layout/usePageTitle';
import { useTexts } from '../../shared/messages/useTexts';
import { ScrollLink } from '../../shared/scroll/ScrollLink';
import { ButtonLink } from '../../shared/ui/buttons/ButtonLink';
import { LanguageSelect } from '../../shared/ui/fields/LanguageSelect';
import { Link } from '../../shared/ui/navigation/Link';
import { PageLayout } from '../../shared/ui/layout/PageLayout';
import { useSignInState } from '../auth/shared/signInState';
import { CatalogueSpread } from './CatalogueSpread';
import { HowItWorks } from './HowItWorks';
import { LandingHeader } from './LandingHeader';
import styles from './LandingPage.module.css';
import { landingTexts } from './landingTexts';
import { Numbers } from './Numbers';
import { Photos } from './Photos';
import { Platforms } from './Platforms';
import { Questions } from './Questions';
import { Saving } from './Saving';

const CONTENTS = ['how-it-works', 'photos', 'numbers', 'platforms', 'saving', 'questions'] as const;

/** `/`: what Lotsmith does for an auction house today, in the trade's words. */
export function LandingPage() {
  const texts = useTexts(landingTexts);
  usePageTitle(texts.tab);
  const signedIn = useSignInState().status === 'signedIn';
  const start = signedIn ? { href: '/sales', text: texts.openSales } : { href: '/sign-up', text: texts.createAccount };
  return (
    <PageLayout
      width="full"
      header={
        <LandingHeader
          navLabel={texts.onThisPage}
          nav={CONTENTS.map((to) => (
            <ScrollLink key={to} to={to}>
              {texts.contents[to]}
            </ScrollLink>
          ))}
          user={
            signedIn ? (
              <ButtonLink href="/sales">{texts.mySales}</ButtonLink>
            ) : (
              <ButtonLink href="/sign-in">{texts.signIn}</ButtonLink>
            )
          }
        />
      }
      footer={
        <footer className={styles['footer']}>
          <div className={styles['footerInner']}>
            <p>{texts.footer}</p>
            {!signedIn && (
              <p>
                <Link href="/sign-in">{texts.signIn}</Link>
              </p>
            )}
            <LanguageSelect />
          </div>
        </footer>
      }
    >
      <div className={styles['hero']}>
        <div className={styles['pitch']}>
          <h1 className={styles['headline']}>{texts.headline}</h1>
          <p className={styles['lead']}>{texts.lead}</p>
          <div className={styles['actions']}>
            <ButtonLink href={start.href} kind="primary" size="large">
              {start.text}
            </ButtonLink>
          </div>
        </div>
        <CatalogueSpread />
      </div>
      <HowItWorks />
      <Photos />
      <Numbers />
      <Platforms />
      <Saving />
      <div className={styles['end']}>
        <Questions />
        <div className={styles['closing']}>
          <p className={styles['closingWords']}>{texts.closing}</p>
          <ButtonLink href={start.href} size="large">
            {start.text}
          </ButtonLink>
        </div>
      </div>
    </PageLayout>
  );
}
