import { members as german } from '../../../app/languages/de/people/members';
import { membersTexts } from './membersTexts';

describe.each([
  ['English', membersTexts.texts],
  ['German', german],
])('the buttons of an invitation in %s', (_language, texts) => {
  it.each([
    [texts.copyShort, texts.copy('ida@example.com')],
    [texts.renewShort, texts.renew('ida@example.com')],
    [texts.revokeShort, texts.revoke('ida@example.com')],
  ])('are called by what stands on them, for people who say it: %s', (shown, name) => {
    expect(name.toLowerCase()).toContain(shown.toLowerCase());
  });
});
