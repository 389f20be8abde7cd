import { can, RIGHTS, ROLES } from '@/domain/staff/roles';
import { Icon, VisuallyHidden } from '@/ui';
import { messages } from './messages';
import { RightsFrame, RightsTable } from './Team.styles';

/** The table of rights that endpoints and rules enforce. */
export function RightsOfRoles() {
  return (
    <RightsFrame role="region" aria-label={messages.rolesTitle} tabIndex={0}>
      <RightsTable>
        <thead>
          <tr>
            <th scope="col">{messages.right}</th>
            {ROLES.map((role) => (
              <th key={role} scope="col">
                {messages.labels[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RIGHTS.map((right) => (
            <tr key={right}>
              <th scope="row">{messages.rights[right]}</th>
              {ROLES.map((role) => (
                <td key={role}>
                  {can(role, right) ? (
                    <>
                      <Icon name="check" size={16} />
                      <VisuallyHidden>{messages.yes}</VisuallyHidden>
                    </>
                  ) : (
                    <VisuallyHidden>{messages.no}</VisuallyHidden>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </RightsTable>
    </RightsFrame>
  );
}
