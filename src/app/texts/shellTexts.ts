import { defineTexts } from '../../shared/messages/texts';

/** What stands round the pages, and the names of the pages in the browser's tab. */
export const shellTexts = defineTexts('shell', {
  titles: {
    start: 'Auction catalogues from photographs',
    signIn: 'Sign in',
    signUp: 'Create account',
    resetPassword: 'Reset your password',
    mailedAction: 'Link from your mail',
    sales: 'Sales',
    lots: 'Lots',
    saleSettings: 'Settings of the sale',
    saleExport: 'Export',
    invitation: 'Invitation',
    account: 'Your account',
    notFound: 'Page not found',
  },
  connecting: 'Still connecting…',
});
