import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Language, LANGUAGES } from '../../../../catalog/languages.ts';
import { DASHBOARD_API, dashboardPath } from '../../../../dashboard-urls.ts';
import { Button } from '../../../../ui/button.tsx';
import { ActionDialog } from '../../../../ui/dashboard/action-dialog.tsx';
import { DashboardSection } from '../../../../ui/dashboard/dashboard-page.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { languagesOf } from '../campaign-messages.ts';
import { AudienceCount, audienceText, useAudienceCount } from './audience-count.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { type Draft, messageOf, withMessage } from './draft.ts';
import { LANGUAGE_NAMES } from './language-names.ts';
import { MessageFields } from './message-fields.tsx';
import { MessagePreview } from './message-preview.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { type SaveState, useAutosave } from './use-autosave.ts';

export interface EditedCampaign extends Draft {
  readonly id: string;
  readonly version: number;
}

interface CampaignEditorProps {
  readonly campaign: EditedCampaign;
  /** The operator's address, to which tests are sent by default. */
  readonly operator: string;
}

/** Writes a campaign: its messages with their preview, its audience with a count, and the ways to send it. */
export function CampaignEditor({ campaign, operator }: CampaignEditorProps) {
  const { id, version, name, messages, audience } = campaign;
  const [draft, setDraft] = useState<Draft>({ name, messages, audience });
  const [language, setLanguage] = useState<Language>(languagesOf(messages)[0] ?? 'en');
  const path = `${DASHBOARD_API}/campaigns/${id}`;
  // A nameless draft cannot be saved, so it keeps its last name until it has a new one.
  const saving = useAutosave(`${path}/save`, { ...draft, name: draft.name.trim() || name }, version);
  const languages = languagesOf(draft.messages);
  const count = useAudienceCount(draft.audience, languages);
  const message = messageOf(draft, language);
  const isSaved = saving.state.step === 'saved';
  const send = { path, version: saving.version, isSaved, saveNow: saving.saveNow };

  return (
    <>
      <SaveNotice id={id} state={saving.state} onOverwrite={(theirs) => void saving.overwrite(theirs)} />
      <Field
        label="Name"
        hint="For operators only; readers see the subject."
        autoComplete="off"
        maxLength={200}
        value={draft.name}
        onChange={({ target }) => setDraft({ ...draft, name: target.value })}
      />
      <DashboardSection title="Message">
        <div className="dash-actions" role="group" aria-label="Language of the message">
          {LANGUAGES.map((one) => (
            <button
              key={one}
              type="button"
              className="dash-tab"
              aria-pressed={one === language}
              onClick={() => setLanguage(one)}
            >
              {LANGUAGE_NAMES[one]}
              {languages.includes(one) ? '' : ' (empty)'}
            </button>
          ))}
        </div>
        <div className="dash-columns">
          <MessageFields
            key={language}
            language={language}
            message={message}
            onChange={(change) => setDraft(withMessage(draft, language, change))}
          />
          <MessagePreview key={`preview-${language}`} language={language} message={message} />
        </div>
      </DashboardSection>
      <DashboardSection title="Audience">
        <AudienceFields
          audience={draft.audience}
          onChange={(change) => setDraft({ ...draft, audience: { ...draft.audience, ...change } })}
        />
        <AudienceCount {...count} />
      </DashboardSection>
      <DashboardSection title="Send">
        <SendActions
          {...send}
          id={id}
          name={draft.name}
          audience={count.answer && !count.isStale ? audienceText(count.answer) : undefined}
          test={{ language, message }}
          operator={operator}
        />
      </DashboardSection>
    </>
  );
}

interface SaveNoticeProps {
  readonly id: string;
  readonly state: SaveState;
  readonly onOverwrite: (theirVersion: number) => void;
}

const SAVE_TEXTS = {
  saved: 'Saved.',
  typing: 'Not saved yet.',
  saving: 'Saving …',
  offline: 'Not saved: no answer came. It is tried again by itself.',
} as const;

function SaveNotice({ id, state, onOverwrite }: SaveNoticeProps) {
  if (state.step !== 'conflict') {
    return (
      <p role="status" className="dash-soft">
        {SAVE_TEXTS[state.step]}
      </p>
    );
  }
  async function overwrite() {
    const response = await fetch(`${DASHBOARD_API}/campaigns/${id}/progress`);
    if (!response.ok) return location.reload();
    const { version } = (await response.json()) as { version: number };
    return onOverwrite(version);
  }
  return (
    <Notice role="alert" title="Your latest changes are not saved">
      <p>{state.message}</p>
      <div className="dash-actions">
        <Button look="secondary" onClick={() => location.reload()}>
          Show theirs, drop mine
        </Button>
        <Button look="secondary" onClick={() => void overwrite()}>
          Save mine over theirs
        </Button>
      </div>
    </Notice>
  );
}

interface SendActionsProps {
  readonly id: string;
  readonly path: string;
  readonly version: number;
  readonly name: string;
  readonly isSaved: boolean;
  readonly audience: string | undefined;
  readonly test: { readonly language: Language; readonly message: ReturnType<typeof messageOf> };
  readonly operator: string;
}

function SendActions(props: SendActionsProps) {
  const { path, version, name, isSaved, audience = 'The readers are being counted.', test, operator } = props;
  const navigate = useNavigate();
  return (
    <div className="dash-actions">
      <ActionDialog
        label="Send a test"
        title={`Send the ${LANGUAGE_NAMES[test.language]} message as a test`}
        text="The mail is marked as a test. Its link to unsubscribe belongs to nobody."
        path={`${path}/test`}
        body={{ ...test, values: { firstName: 'Kim' } }}
        fields={[{ name: 'to', label: 'To', type: 'email', initial: operator }]}
        done="The test is on its way."
      />
      {isSaved ? (
        <>
          <ScheduleDialog path={`${path}/schedule`} version={version} audience={audience} />
          <ActionDialog
            label="Send now"
            look="primary"
            title="Send this campaign now?"
            text={`${audience} It can be paused, but what was sent cannot be taken back.`}
            path={`${path}/start`}
            body={{ version }}
            done="The campaign is being sent."
          />
          <ActionDialog
            label="Delete"
            look="quiet"
            title={`Delete “${name}”?`}
            text="The draft is gone for good."
            path={`${path}/delete`}
            body={{ version }}
            done="The draft is deleted."
            onDone={() => void navigate(dashboardPath('campaigns'))}
          />
        </>
      ) : (
        <p className="dash-soft">It can be sent as soon as it is saved.</p>
      )}
    </div>
  );
}
