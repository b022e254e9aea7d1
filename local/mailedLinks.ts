/** The emulator's own page for mailed links: it acts at once, shows no account, and speaks of no application. */
const EMULATOR_LINK = /https?:\/\/[^/\s]+\/emulator\/action\?\S+/g;

/** What the emulator says about a mail it would send, with a link to the application at `app` in place of its own. */
export function withOwnLinks(line: string, app: string): string {
  return line.replaceAll(EMULATOR_LINK, (link) => {
    const { searchParams } = new URL(link);
    // A place to write a password into the link: the application asks for it.
    searchParams.delete('newPassword');
    return `${app}/auth/action?${searchParams.toString()}`;
  });
}
