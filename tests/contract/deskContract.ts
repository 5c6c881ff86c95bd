import { appointmentContract } from './appointmentContract.ts';
import { appointmentMailContract } from './appointmentMailContract.ts';
import { bookingContract } from './bookingContract.ts';
import { bookingRulesContract } from './bookingRulesContract.ts';
import { colleagueContract } from './colleagueContract.ts';
import { consultationContract } from './consultationContract.ts';
import { conversationContract } from './conversationContract.ts';
import { leadContract } from './leadContract.ts';
import { leadFilesContract } from './leadFilesContract.ts';
import { leadFormContract } from './leadFormContract.ts';
import { leadHistoryContract } from './leadHistoryContract.ts';
import { leadImportContract } from './leadImportContract.ts';
import { leadImportUndoContract } from './leadImportUndoContract.ts';
import { overviewContract } from './overviewContract.ts';
import { relatedLeadsContract } from './relatedLeadsContract.ts';
import { replyContract } from './replyContract.ts';
import type { Create } from './signInTo.ts';

/**
 * Tests of leads, appointments and conversations, for every backend with the sample records and the demo account.
 * @param create creates a fresh backend whose writes take no time.
 */
export function deskContract(create: Create) {
  leadContract(create);
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
  replyContract(create);
  leadFilesContract(create);
  colleagueContract(create);
}
