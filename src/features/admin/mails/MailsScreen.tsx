import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { MAIL_SWITCHES, type MailSettings } from '@/domain/mail/mailSettings';
import type { MailsResponse } from '@/domain/contracts/admin/mails';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Box, Caption, Checkbox, DoubtNote, EmptyState } from '@/ui';
import { CardList, LoadState } from '../shared';
import { MailRow } from './MailRow';
import { mailsRequested, selectMails, settingsSubmitted } from './mailsSlice';
import { messages } from './messages';

/** Says that mails are not leaving, and why. */
function SenderNote({ problem, counts }: Pick<MailsResponse, 'problem' | 'counts'>) {
  if (!problem && counts.late === 0) return null;
  const texts = [problem && messages.notSending(problem), counts.late > 0 && messages.late(counts.late)];
  return <DoubtNote>{texts.filter(Boolean).join(' ')}</DoubtNote>;
}

/** Which mails the shop sends at all; each press is saved. */
function Switches({ settings }: { settings: MailSettings }) {
  const dispatch = useDispatch();
  return (
    <Box as="fieldset" style={{ maxWidth: 640 }}>
      <legend style={{ float: 'left', fontWeight: 600 }}>{messages.settings}</legend>
      <Caption style={{ clear: 'both' }}>{messages.settingsNote}</Caption>
      {MAIL_SWITCHES.map((name) => (
        <Checkbox
          key={name}
          label={messages.switches[name]}
          checked={settings[name]}
          onChange={() => dispatch(settingsSubmitted({ [name]: !settings[name] }))}
        />
      ))}
    </Box>
  );
}

/** The failed mails, each with its actions. */
export default function MailsScreen() {
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const { list, sending } = useSelector(selectMails);
  useEffect(() => {
    dispatch(mailsRequested());
  }, [dispatch]);
  const found = list.status === 'ready' ? list.value : null;
  return (
    <>
      <h1>{messages.title}</h1>
      <Caption style={{ maxWidth: '62ch' }}>{messages.intro}</Caption>
      <LoadState of={list} height={220} onAgain={() => dispatch(mailsRequested())} />
      {found && <SenderNote problem={found.problem} counts={found.counts} />}
      {found && found.mails.length > 0 && (
        <CardList>
          {found.mails.map((mail) => (
            <MailRow key={mail.id} mail={mail} sending={sending[mail.id]} />
          ))}
        </CardList>
      )}
      {found && found.counts.failed > found.mails.length && (
        <Caption>{messages.more(found.mails.length)}</Caption>
      )}
      {found?.mails.length === 0 && <EmptyState title={messages.noneTitle} text={messages.noneText} />}
      {found && <Switches settings={found.settings} />}
    </>
  );
}
