import { withOwnLinks } from './mailedLinks';

const APP = 'http://localhost:5173';

describe('links in what the Auth emulator reports', () => {
  it('lead to the application', () => {
    const line =
      'To reset the password for ada@example.com, follow this link: http://127.0.0.1:9099/emulator/action?mode=resetPassword' +
      '&lang=en&oobCode=a-B_1&apiKey=fake-api-key&continueUrl=http%3A%2F%2Flocalhost%3A5173%2Fsign-in%3Fnext%3D%252Fsales&newPassword=NEW_PASSWORD_HERE';
    const link = new URL(/http\S+/.exec(withOwnLinks(line, APP))?.[0] ?? '');
    expect(withOwnLinks(line, APP)).toMatch(/^To reset the password for ada@example.com, follow this link: http/);
    expect(link.origin + link.pathname).toBe(`${APP}/auth/action`);
    expect(Object.fromEntries(link.searchParams)).toEqual({
      mode: 'resetPassword',
      lang: 'en',
      oobCode: 'a-B_1',
      apiKey: 'fake-api-key',
      continueUrl: 'http://localhost:5173/sign-in?next=%2Fsales',
    });
  });

  it.each(['To verify the phone number +1, use the code 469945.', 'See http://127.0.0.1:9099/auth'])(
    'are changed nowhere else: %s',
    (line) => {
      expect(withOwnLinks(line, APP)).toBe(line);
    },
  );
});
