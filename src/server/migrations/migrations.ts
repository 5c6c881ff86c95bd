import type { Migration } from 'kysely';
import type { Engine } from '../store/database.ts';
import { begin } from './001-begin.ts';
import { pictures } from './002-pictures.ts';
import { mailsOfEnquiries } from './003-mails-of-enquiries.ts';
import { blogPages } from './004-blog-pages.ts';
import { mailAndLimits } from './005-mail-and-limits.ts';
import { sortKeys } from './006-sort-keys.ts';
import { foreignKeys } from './007-foreign-keys.ts';
import { siteRecords } from './008-site-records.ts';
import { leadVersions } from './009-lead-versions.ts';
import { activities } from './010-activities.ts';
import { appointments } from './011-appointments.ts';
import { reviews } from './012-reviews.ts';
import { responsible } from './013-responsible.ts';
import { reviewRequests } from './014-review-requests.ts';
import { conversations } from './015-conversations.ts';
import { templates } from './016-templates.ts';
import { roles } from './017-roles.ts';
import { accountLinks } from './018-account-links.ts';
import { leadDetails } from './019-lead-details.ts';
import { bookingLinks } from './020-booking-links.ts';
import { appointmentMails } from './021-appointment-mails.ts';
import { calendarFeeds } from './022-calendar-feeds.ts';
import { savedViews } from './024-saved-views.ts';
import { leadImports } from './025-lead-imports.ts';
import { twoStep } from './027-two-step.ts';
import { leadFiles } from './028-lead-files.ts';
import { accountPictures } from './029-account-pictures.ts';
import { appointmentsByStatus } from './030-appointments-by-status.ts';
import { postAddresses } from './032-post-addresses.ts';
import { reviewPictures } from './033-review-pictures.ts';
import { languages } from './034-languages.ts';
import { orderByWords } from './035-order-by-words.ts';
import { contentLanguages } from './036-content-languages.ts';
import { delayedUpdates } from './037-delayed-updates.ts';
import { leadFilters } from './038-lead-filters.ts';
import { conversationLeads } from './039-conversation-leads.ts';
import { leadsByEventType } from './040-leads-by-event-type.ts';
import { searchedReferences } from './041-searched-references.ts';
import { searchWithoutAccents } from './042-search-without-accents.ts';
import { searchEverywhere } from './043-search-everywhere.ts';
import { systemsOfSessions } from './044-systems-of-sessions.ts';
import { mailLeases } from './045-mail-leases.ts';
import { searchedMails } from './046-searched-mails.ts';
import { clientMails } from './047-client-mails.ts';
import { mergedLeads } from './048-merged-leads.ts';
import { repliesToLinks } from './049-replies-to-links.ts';
import { mailLanguages } from './050-mail-languages.ts';
import { mailThreads } from './051-mail-threads.ts';
import { collation } from './052-collation.ts';

/** @returns all migrations by name, in the order in which they run; a released migration must never be changed. */
export const migrations = (engine: Engine): Record<string, Migration> => ({
  '001-begin': begin(engine),
  '002-pictures': pictures(engine),
  '003-mails-of-enquiries': mailsOfEnquiries(engine),
  '004-blog-pages': blogPages(),
  '005-mail-and-limits': mailAndLimits(engine),
  '006-sort-keys': sortKeys(engine),
  '007-foreign-keys': foreignKeys(engine),
  '008-site-records': siteRecords(),
  '009-lead-versions': leadVersions(),
  '010-activities': activities(),
  '011-appointments': appointments(engine),
  '012-reviews': reviews(engine),
  '013-responsible': responsible(),
  '014-review-requests': reviewRequests(engine),
  '015-conversations': conversations(engine),
  '016-templates': templates(engine),
  '017-roles': roles(),
  '018-account-links': accountLinks(engine),
  '019-lead-details': leadDetails(),
  '020-booking-links': bookingLinks(engine),
  '021-appointment-mails': appointmentMails(engine),
  '022-calendar-feeds': calendarFeeds(engine),
  '024-saved-views': savedViews(engine),
  '025-lead-imports': leadImports(engine),
  '027-two-step': twoStep(engine),
  '028-lead-files': leadFiles(engine),
  '029-account-pictures': accountPictures(),
  '030-appointments-by-status': appointmentsByStatus(),
  '032-post-addresses': postAddresses(engine),
  '033-review-pictures': reviewPictures(engine),
  '034-languages': languages,
  '035-order-by-words': orderByWords,
  '036-content-languages': contentLanguages(engine),
  '037-delayed-updates': delayedUpdates(),
  '038-lead-filters': leadFilters(),
  '039-conversation-leads': conversationLeads,
  '040-leads-by-event-type': leadsByEventType(),
  '041-searched-references': searchedReferences(engine),
  '042-search-without-accents': searchWithoutAccents(),
  '043-search-everywhere': searchEverywhere(),
  '044-systems-of-sessions': systemsOfSessions(),
  '045-mail-leases': mailLeases(engine),
  '046-searched-mails': searchedMails(engine),
  '047-client-mails': clientMails(),
  '048-merged-leads': mergedLeads(engine),
  '049-replies-to-links': repliesToLinks,
  '050-mail-languages': mailLanguages(),
  '051-mail-threads': mailThreads(),
  '052-collation': collation(engine),
});
