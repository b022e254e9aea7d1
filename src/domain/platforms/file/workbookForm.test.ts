import { PLATFORMS } from '../profiles/platforms';
import { inForm, isWorkbook, mayBeWorkbook } from './workbookForm';

describe('the form of a data file', () => {
  it.each(PLATFORMS.map((profile) => [profile.name, profile] as const))(
    'of %s is a workbook only where it is asked for and taken',
    (_, profile) => {
      expect(inForm(profile, 'text')).toBe(profile);
      const asked = inForm(profile, 'workbook');
      expect(isWorkbook(asked)).toBe(mayBeWorkbook(profile) || isWorkbook(profile));
      expect(asked === profile).toBe(!mayBeWorkbook(profile));
    },
  );
});
