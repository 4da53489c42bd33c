import { ActionDialog } from '../../../../ui/dashboard/action-dialog.tsx';

interface ScheduleDialogProps {
  readonly path: string;
  readonly version: number;
  readonly audience: string;
}

/** Asks for a time and its time zone, the browser's by default. */
export function ScheduleDialog({ path, version, audience }: ScheduleDialogProps) {
  return (
    <ActionDialog
      label="Schedule"
      title="Schedule this campaign"
      text={`${audience} The audience is chosen again when it starts.`}
      path={path}
      body={{ version }}
      fields={[
        { name: 'local', label: 'Day and time', type: 'datetime-local' },
        {
          name: 'timeZone',
          label: 'Time zone',
          hint: 'A name such as Europe/Berlin.',
          initial: Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      ]}
      done="The campaign is scheduled."
    />
  );
}
