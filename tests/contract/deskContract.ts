import { appointmentContract } from './appointmentContract.ts';
import { appointmentMailContract } from './appointmentMailContract.ts';
import { bookingContract } from './bookingContract.ts';
import { bookingRulesContract } from './bookingRulesContract.ts';
import { colleagueContract } from './colleagueContract.ts';
import { consultationContract } from './consultationContract.ts';
import { conversationContract } from './conversationContract.ts';
import { conversationLeadContract } from './conversationLeadContract.ts';
import { leadChangesContract } from './leadChangesContract.ts';
import { leadContract } from './leadContract.ts';
import { leadExportContract } from './leadExportContract.ts';
import { leadFilesContract } from './leadFilesContract.ts';
import { leadFormContract } from './leadFormContract.ts';
import { leadHistoryContract } from './leadHistoryContract.ts';
import { leadImportContract } from './leadImportContract.ts';
import { leadImportUndoContract } from './leadImportUndoContract.ts';
import { overviewContract } from './overviewContract.ts';
import { relatedLeadsContract } from './relatedLeadsContract.ts';
import { replyContract } from './replyContract.ts';
import { sameDayContract } from './sameDayContract.ts';
import { searchContract } from './searchContract.ts';
import type { Create } from './signInTo.ts';

/**
 * Tests of leads, appointments and conversations, for every backend with the sample records and the demo account.
 * @param create creates a fresh backend whose writes take no time.
 */
export function deskContract(create: Create) {
  leadContract(create);
  leadChangesContract(create);
  leadExportContract(create);
  leadFormContract(create);
  leadHistoryContract(create);
  leadImportContract(create);
  leadImportUndoContract(create);
  overviewContract(create);
  relatedLeadsContract(create);
  appointmentContract(create);
  bookingContract(create);
  bookingRulesContract(create);
  consultationContract(create);
  appointmentMailContract(create);
  conversationContract(create);
  conversationLeadContract(create);
  replyContract(create);
  sameDayContract(create);
  searchContract(create);
  leadFilesContract(create);
  colleagueContract(create);
}
