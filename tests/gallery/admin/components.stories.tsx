import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from '#admin/ConfirmDialog.tsx';
import { BarList } from '#admin/dashboard/BarList.tsx';
import { MailTroubleNotice } from '#admin/dashboard/DashboardNotices.tsx';
import { ShortcutCard } from '#admin/dashboard/ShortcutCard.tsx';
import { StatCard } from '#admin/dashboard/StatCard.tsx';
import { Facts, MultilineText } from '#admin/Facts.tsx';
import { MenuButton } from '#admin/MenuButton.tsx';
import { MailEntries, type MailEntriesProps } from '#admin/mails/MailEntries.tsx';
import { MailboxFailureContext, MailboxNotice } from '#admin/messages/MailboxNotice.tsx';
import { NewLink } from '#admin/NewLink.tsx';
import { useNotice } from '#admin/Notices.tsx';
import { Panel } from '#admin/Panel.tsx';
import { PersonAvatar } from '#admin/PersonAvatar.tsx';
import { LoadingShell } from '#admin/shell/LoadingShell.tsx';
import { unsentMails } from '#tests/support/unsentMails.ts';
import { press } from '../interactions.ts';
import { long, sentence, short, unbroken } from '../words.ts';

const meta = { title: 'Admin/Components', parameters: { room: 'admin', inset: true } } satisfies Meta;

export default meta;
type Story = StoryObj;

const nothing = () => undefined;

const stat = {
  label: short,
  value: 128,
  trend: '+12 %',
  rising: true,
  trendHref: '/admin/leads',
  href: '/admin/leads',
  weeks: [3, 5, 2, 8, 6, 9],
  weeksLabel: short,
};
export const Stat: Story = { render: () => <StatCard {...stat} /> };
export const StatFalling: Story = { render: () => <StatCard {...stat} rising={false} trend="-4 %" /> };
export const StatOfNothing: Story = { render: () => <StatCard {...stat} value={0} weeks={[0, 0, 0]} /> };
export const StatWithLongText: Story = { render: () => <StatCard {...stat} label={sentence} trend={long} /> };

export const PanelWithAction: Story = {
  render: () => (
    <Panel title={short} action={<Button size="small">{short}</Button>}>
      <Box sx={{ p: 3 }}>{sentence}</Box>
    </Panel>
  ),
};
export const PanelWithLongText: Story = {
  render: () => (
    <Panel title={`${sentence} ${unbroken}`}>
      <MultilineText text={`${long}\n\n${unbroken}`} />
    </Panel>
  ),
};

export const FactsOfARecord: Story = {
  render: () => (
    <Facts
      facts={[
        [short, sentence],
        ['Long', long],
        ['Unbroken', unbroken],
      ]}
    />
  ),
};

const bars = [3, 12, 7].map((count) => ({ label: `${short} ${count}`, href: `/admin/leads?q=${count}`, count }));
export const Bars: Story = { render: () => <BarList bars={bars} none={sentence} /> };
export const BarsOfNothing: Story = { render: () => <BarList bars={[]} none={sentence} /> };

export const Shortcut: Story = {
  render: () => (
    <ShortcutCard
      title={short}
      value={15}
      counted={{ label: short, href: '#' }}
      view={{ label: 'View', href: '/admin/blog' }}
      create={{ label: 'Create', href: '/admin/blog/new' }}
    />
  ),
};

const trouble = {
  waiting: 3,
  refused: 1,
  since: { waiting: '2026-03-02T10:00:00Z', refused: '2026-03-01T10:00:00Z' },
};
export const MailsThatDoNotGetThrough: Story = {
  render: () => <MailTroubleNotice trouble={trouble} hasMailServer />,
};
export const MailsWithoutAMailServer: Story = {
  render: () => <MailTroubleNotice trouble={trouble} hasMailServer={false} />,
};

export const MailboxThatCannotBeRead: Story = {
  render: () => (
    <MailboxFailureContext value={{ since: '2026-03-02T10:00:00Z', cause: 'Invalid credentials (Failure)' }}>
      <MailboxNotice />
    </MailboxFailureContext>
  ),
};

const mails = (more: Partial<MailEntriesProps> = {}): Story => ({
  render: () => (
    <MailEntries
      mails={unsentMails}
      retrying={[]}
      onRetry={nothing}
      onDiscard={nothing}
      loading={false}
      hasMailServer
      {...more}
    />
  ),
});
export const UnsentMails = mails();
export const UnsentMailsWithoutAMailServer = mails({ hasMailServer: false });
export const UnsentMailsSentAgain = mails({ retrying: unsentMails.map(({ id }) => id) });
export const UnsentMailsThatCameBackWithoutTheirLink = mails({
  mails: unsentMails.map((mail) => ({ ...mail, accessLink: 'removed', attempts: 1, error: '550 5.1.1' })),
});
export const UnsentMailsWithLongText = mails({
  mails: unsentMails.map((mail) => ({ ...mail, recipient: `${unbroken}@example.org`, subject: long, error: long })),
});

const confirm = (props: Partial<Parameters<typeof ConfirmDialog>[0]>): Story => ({
  render: () => (
    <ConfirmDialog
      open
      title={short}
      text={sentence}
      cancel="Keep"
      confirm="Delete"
      onCancel={nothing}
      onConfirm={nothing}
      {...props}
    />
  ),
});
export const Question = confirm({});
export const QuestionBusy = confirm({ busy: true, busyText: short });
export const QuestionThatFailed = confirm({ error: sentence });
export const QuestionWithLongText = confirm({ title: sentence, text: `${long} ${unbroken}` });

export const Avatars: Story = {
  render: () => (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <PersonAvatar name="Ada Byron" picture="" />
      <PersonAvatar name="Eva" picture="/portraits/lost.webp" />
    </Box>
  ),
};

export const LinkThatWasMade: Story = {
  render: () => (
    <NewLink
      name={short}
      link={`https://www.example.com/appointment#${'f'.repeat(43)}`}
      mail={{ to: 'ada@example.com', subject: short, body: sentence }}
    />
  ),
};

const menu = (
  <MenuButton
    menuLabel={short}
    items={(choose) => [
      <MenuItem key="a" onClick={choose(nothing)}>
        {short}
      </MenuItem>,
      <MenuItem key="b" disabled>
        {sentence}
      </MenuItem>,
    ]}
  >
    Menu
  </MenuButton>
);
export const MenuClosed: Story = { render: () => menu };
export const MenuOpen: Story = { render: () => menu, play: () => press('Menu') };

function NoticeButtons() {
  const notice = useNotice();
  return (
    <>
      <Button onClick={() => notice(sentence)}>Plain</Button>
      <Button onClick={() => notice(`${long} ${unbroken}`, { label: 'Undo', onPress: nothing })}>Undoable</Button>
    </>
  );
}
export const Notice: Story = { render: () => <NoticeButtons />, play: () => press('Plain') };
export const NoticeWithLongText: Story = { render: () => <NoticeButtons />, play: () => press('Undoable') };

/** What is shown of each page until the application has its code and data. */
export const PageThatLoads: Story = { render: () => <LoadingShell />, parameters: { inset: false } };
