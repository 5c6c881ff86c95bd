import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '#adminPaths';
import { leadWords } from '#content/admin/leads.ts';
import { login } from '#content/admin/login.ts';
import { messageWords } from '#content/admin/messages.ts';
import { postWords } from '#content/admin/posts.ts';
import { paths } from '#paths';
import { see, seeHeading } from '../interactions.ts';
import { leaveFor, type PageArgs, pageMeta } from '../page.tsx';
import { rightToLeft } from '../screens.ts';

const meta = { ...pageMeta, title: 'Pages/Admin' } satisfies Meta<PageArgs>;

export default meta;
type Story = StoryObj<PageArgs>;

/** @returns the story of a page, for records with the page of a sample record. */
const at = (address: string, id = '1'): Story => ({ args: { address: address.replace(':id', id) } });

export const Dashboard = at(paths.admin);
export const Leads = at(adminPaths.leads);
export const LeadBoard = at(`${adminPaths.leads}?view=board`);
export const Lead = at(adminPaths.lead);
export const NewLead = at(adminPaths.newLead);
export const EditLead = at(adminPaths.editLead);
export const ImportLeads = at(adminPaths.importLeads);
export const Appointments = at(adminPaths.appointments);
export const AppointmentsOfAMonth = at(`${adminPaths.appointments}?view=month&day=2025-03-06`);
export const AppointmentsOfAWeek = at(`${adminPaths.appointments}?view=week&day=2025-03-06`);
export const AppointmentsAsAList = at(`${adminPaths.appointments}?view=agenda&day=2025-03-06`);
export const NewAppointment = at(adminPaths.newAppointment);
export const EditAppointment = at(adminPaths.editAppointment);
export const Messages = at(adminPaths.messages);
export const Conversation = at(adminPaths.conversation);
export const Templates = at(adminPaths.templates);
export const NewTemplate = at(adminPaths.newTemplate);
export const EditTemplate = at(adminPaths.editTemplate);
export const Reviews = at(adminPaths.reviews);
export const EditReview = at(adminPaths.editReview);
export const Posts = at(adminPaths.adminBlog);
export const NewPost = at(adminPaths.newPost);
export const EditPost = at(adminPaths.editPost);
export const PreviewPost = at(adminPaths.previewPost);
export const Account = at(adminPaths.account);
export const People = at(adminPaths.settings);
export const Hours = at(adminPaths.bookingRules);
export const Privacy = at(adminPaths.privacy);
export const Mails = at(adminPaths.mails);
export const Log = at(adminPaths.log);
export const Login = at(adminPaths.login);
export const ForgotPassword = at(adminPaths.forgotPassword);
export const ResetPassword = at(`${adminPaths.resetPassword}#over`);

export const LeadsFiltered = at(`${adminPaths.leads}?q=a&status=contacted&sort=name`);
export const LeadsWithoutMatches: Story = {
  args: { address: `${adminPaths.leads}?q=zeppelin` },
  play: () => see(leadWords.empty.title),
};
export const MessagesWithoutMatches: Story = {
  args: { address: `${adminPaths.messages}?q=zeppelin` },
  play: () => see(messageWords.empty.title),
};
export const PostsWithoutMatches: Story = {
  args: { address: `${adminPaths.adminBlog}?q=zeppelin` },
  play: () => see(postWords.empty.title),
};

const failing = (failure: PageArgs['failure'], address: string): Story => ({ args: { address, failure } });

export const ListThatIsNotRead = failing('reads', adminPaths.leads);
export const PageThatIsNotRead = failing('reads', adminPaths.messages);
export const LeadThatIsGone = failing('missing', adminPaths.lead.replace(':id', '1'));
export const SignedOut: Story = {
  ...failing('signedOut', adminPaths.leads),
  play: () => seeHeading(login.title),
};
export const ASlowLine: Story = {
  args: { address: adminPaths.leads, latency: 3000 },
  play: leaveFor(adminPaths.messages),
};

export const LeadsRightToLeft: Story = { ...Leads, ...rightToLeft };
export const LeadRightToLeft: Story = { ...Lead, ...rightToLeft };
export const AppointmentsRightToLeft: Story = { ...AppointmentsOfAMonth, ...rightToLeft };
