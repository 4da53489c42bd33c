import { DASHBOARD_API } from '../../../dashboard-urls.ts';
import { ActionButton } from '../../../ui/dashboard/action-button.tsx';

/** The button that hides an example or a garment, or shows it again. */
export function ShownButton(props: {
  readonly kind: 'examples' | 'garments';
  readonly id: string;
  readonly isHidden: boolean;
}) {
  const { kind, id, isHidden } = props;
  const label = isHidden ? 'Show again' : 'Hide';
  return (
    <ActionButton
      label={label}
      fullLabel={`${label}: ${id}`}
      path={`${DASHBOARD_API}/${kind}/${encodeURIComponent(id)}/shown`}
      body={{ isShown: isHidden }}
      done={isHidden ? 'Shown again. Pages follow within seconds.' : 'Hidden. Pages follow within seconds.'}
    />
  );
}
