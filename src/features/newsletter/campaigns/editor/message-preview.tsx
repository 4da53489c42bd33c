import { useId, useState } from 'react';
import type { Language } from '../../../../catalog/languages.ts';
import { DASHBOARD_API } from '../../../../dashboard-urls.ts';
import type { TypedMessage } from '../../../../platform/db/tables/campaigns.ts';
import { Notice } from '../../../../ui/notice.tsx';
import type { CampaignProblem } from '../../campaign/campaign.ts';
import { campaignProblemText } from '../../campaign/campaign-problem-text.ts';
import { mailInTheme } from './mail-theme.ts';
import { useDelayedPost } from './use-delayed-post.ts';

const VIEWS = {
  desktop: 'Desktop',
  phone: 'Phone',
  'desktop-dark': 'Desktop, dark',
  'phone-dark': 'Phone, dark',
  text: 'Plain text',
} as const;
type View = keyof typeof VIEWS;

const READERS = {
  named: { name: 'Reader named Kim', values: { firstName: 'Kim' } },
  nameless: { name: 'Reader without a name', values: {} },
} as const;

type Preview =
  | {
      readonly ok: true;
      readonly subject: string;
      readonly preview: string;
      readonly html: string;
      readonly text: string;
    }
  | { readonly ok: false; readonly problems: readonly CampaignProblem[] };

/** Shows a message as its readers will see it, while it is typed. */
export function MessagePreview(props: { readonly language: Language; readonly message: TypedMessage }) {
  const { language, message } = props;
  const [view, setView] = useState<View>('desktop');
  const [reader, setReader] = useState<keyof typeof READERS>('named');
  const { answer, isStale, hasFailed } = useDelayedPost<Preview>(`${DASHBOARD_API}/campaigns/preview`, {
    ...{ language, message, values: READERS[reader].values },
  });
  // While there are problems, the last mail without any stays in sight.
  const [shown, setShown] = useState<Extract<Preview, { ok: true }>>();
  if (answer?.ok && answer !== shown) setShown(answer);
  const problems = answer?.ok === false ? answer.problems : [];

  return (
    <section className="dash-section" aria-label="Preview">
      <div className="dash-form">
        <Choice label="Preview as" value={view} names={VIEWS} onChange={setView} />
        <Choice
          label="For a"
          value={reader}
          names={{ named: READERS.named.name, nameless: READERS.nameless.name }}
          onChange={setReader}
        />
      </div>
      <div role="status">
        {hasFailed ? <Notice>The preview could not be loaded. It is tried again as you type.</Notice> : null}
        {problems.length > 0 && !isStale ? (
          <Notice title="Before it can be sent">
            <ul className="dash-problems">
              {problems.map((problem) => (
                <li key={campaignProblemText(problem)}>{campaignProblemText(problem)}</li>
              ))}
            </ul>
          </Notice>
        ) : null}
      </div>
      {shown ? <Mail mail={shown} view={view} /> : null}
    </section>
  );
}

function Mail({ mail, view }: { readonly mail: Extract<Preview, { ok: true }>; readonly view: View }) {
  return (
    <>
      <p>
        <strong>{mail.subject}</strong> <span className="dash-soft">{mail.preview}</span>
      </p>
      {view === 'text' ? (
        <pre className="dash-mail-text" tabIndex={0} aria-label="The mail as plain text">
          {mail.text}
        </pre>
      ) : (
        <iframe
          className="dash-mail"
          title="The mail"
          // Nothing in it runs, and its links lead nowhere.
          sandbox=""
          srcDoc={mailInTheme(mail.html, view.endsWith('dark') ? 'dark' : 'light')}
          data-phone={view.startsWith('phone')}
          data-dark={view.endsWith('dark')}
        />
      )}
    </>
  );
}

function Choice<Value extends string>(props: {
  readonly label: string;
  readonly value: Value;
  readonly names: Readonly<Record<Value, string>>;
  readonly onChange: (value: Value) => void;
}) {
  const id = useId();
  return (
    <div className="dash-choice">
      <label htmlFor={id}>{props.label}</label>
      <select id={id} value={props.value} onChange={({ target }) => props.onChange(target.value as Value)}>
        {(Object.keys(props.names) as Value[]).map((value) => (
          <option key={value} value={value}>
            {props.names[value]}
          </option>
        ))}
      </select>
    </div>
  );
}
