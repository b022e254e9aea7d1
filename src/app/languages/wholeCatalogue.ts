import type { landingTexts } from '../../features/landing/landingTexts';
import type { chipTexts } from '../../shared/ui/chipTexts';
import type { formTexts } from '../../shared/ui/formTexts';
import type { kitTexts } from '../../shared/ui/kitTexts';
import type { newPasswordTexts } from '../../shared/ui/newPasswordTexts';
import type { Translated } from '../../shared/messages/texts';

/** Every area under its name. A language is whole when it has all of them; a test looks that none is left out here. */
interface Areas {
  readonly chips: typeof chipTexts;
  readonly form: typeof formTexts;
  readonly kit: typeof kitTexts;
  readonly landing: typeof landingTexts;
  readonly newPassword: typeof newPasswordTexts;
}

/** A whole language: a text that is missing does not compile. */
export type WholeCatalogue = {
  readonly [Name in keyof Areas]: Translated<Areas[Name]['texts']>;
};
