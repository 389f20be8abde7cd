import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useRights } from '@/features/admin/access';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { Caption, EmptyState } from '@/ui';
import { LoadState } from '../shared';
import { messages } from './messages';
import { ReferralRow } from './ReferralRow';
import { Rows } from './Referrals.styles';
import { referralsAdmin, selectReferralsAdmin } from './referralsSlice';
import { SettingsForm } from './SettingsForm';
import { WithdrawDialog } from './WithdrawDialog';

/** The referrals with their rewards and actions, and the settings of the rewards. */
export default function ReferralsScreen() {
  usePageTitle(messages.title);
  const dispatch = useDispatch();
  const { page, asked } = useSelector(selectReferralsAdmin);
  const may = useRights();
  useEffect(() => {
    dispatch(referralsAdmin.pageRequested());
  }, [dispatch]);
  const found = page.status === 'ready' ? page.value : null;
  const open = found?.rows.find(({ friendId }) => friendId === asked);
  return (
    <>
      <h1>{messages.title}</h1>
      <Caption style={{ maxWidth: '62ch' }}>{messages.intro}</Caption>
      <LoadState of={page} height={220} onAgain={() => dispatch(referralsAdmin.pageRequested())} />
      {found && found.rows.length > 0 && (
        <Rows aria-label={messages.list}>
          {found.rows.map((row) => (
            <ReferralRow key={row.id} row={row} />
          ))}
        </Rows>
      )}
      {found?.rows.length === 0 && <EmptyState title={messages.none} text={messages.noneText} />}
      {found && may('settings.manage') && <SettingsForm settings={found.settings} />}
      {(open?.status === 'waiting' || open?.status === 'earned') && (
        <WithdrawDialog key={asked} friendId={asked} status={open.status} />
      )}
    </>
  );
}
