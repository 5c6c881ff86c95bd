/**
 * Stories with reference screenshots, a few of each kind, as the repository contains the images. Mails are excluded, as
 * they use the machine's fonts.
 */
export const pictured = [
  'theme-house-components--heading',
  'theme-house-components--empty-sheet',
  'theme-house-cards--service-with-long-text',
  'theme-house-cards--post-with-long-text',
  'theme-house-cards--quote',
  'theme-buttons--contained',
  'theme-buttons--outlined',
  'theme-typography--headings',
  'theme-typography--house-variants',
  'theme-signs--badges',
  'theme-signs--alerts',
  'theme-fields--filled',
  'theme-fields--refused',
  'theme-fields--at-the-desk',
  'site-frame--header-at-the-top',
  'site-frame--footer-of-every-page',
  'site-enquiry-dialog--empty',
  'site-enquiry-dialog--sent',
  'admin-components--stat',
  'admin-components--question',
  'pages-site--privacy',
  'pages-site--blog',
  'pages-site--contact',
  'pages-admin--dashboard',
  'pages-admin--leads',
  'pages-admin--lead-board',
  'pages-admin--login',
  'pages-admin--leads-right-to-left',
  'pages-admin--lead-right-to-left',
  'pages-admin--appointments-right-to-left',
] as const;

/** Each story has two screenshots, which cover both schemes and both ends of the range of viewports. */
export const variants = [
  { name: 'phone-light', scheme: 'light', viewport: { width: 360, height: 740 } },
  { name: 'desktop-dark', scheme: 'dark', viewport: { width: 1440, height: 900 } },
] as const;
